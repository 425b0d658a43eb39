import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { FileStore } from '#platform/files/file-store.ts'
import { unknownPathRefusal } from '#platform/http/fastify-errors.ts'
import { readPublishedFile } from '#platform/published-builds.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const FOR_GOOD = 'public, max-age=31536000, immutable'

/**
 * Mounts the scripts and styles of this build, and those of other releases: of the one before, whose pages are still
 * open, and of the next, which another process may serve already (decision 175).
 */
export function mountAssets(
  app: FastifyInstance,
  { folder, files }: { folder: string; files: FileStore },
): void {
  app.register(
    async (assets) => {
      await assets.register(fastifyStatic, {
        root: folder,
        prefix: '/',
        immutable: true,
        maxAge: '365d',
        preCompressed: true,
        // A route for each file: the plugin's wildcard reads the folder, of a thousand files, with each request.
        wildcard: false,
        globIgnore: ['**/*.br', '**/*.gz'],
      })
      assets.get('/*', async (request, reply) => {
        const file = request.url.split('?')[0]!.slice('/assets/'.length)
        const type = TYPES[path.extname(file)]
        const bytes = type && (await readPublishedFile({ files }, file))
        if (!bytes) throw unknownPathRefusal()
        return reply
          .code(200)
          .header('cache-control', FOR_GOOD)
          .header('x-content-type-options', 'nosniff')
          .type(type)
          .send(bytes)
      })
    },
    { prefix: '/assets' },
  )
}
