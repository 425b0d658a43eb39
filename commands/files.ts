import path from 'node:path'
import { loadConfig } from './lib/load-config.ts'
import { copyFiles } from './lib/copy-files.ts'
import { createLocalFileStore } from '#platform/files/file-store.ts'
import { openBucket } from '#server/config/file-store-config.ts'

// `npm run files -- to-bucket` copies the shop's files from DATA_DIR into the bucket of S3_…, and `to-folder`
// back. Nothing is removed, what is there already is skipped: stopped, it goes on at the next call.
const [direction, ...others] = process.argv.slice(2)
if ((direction !== 'to-bucket' && direction !== 'to-folder') || others.length > 0)
  fail('npm run files -- to-bucket | to-folder')
const { bucket, dataDir } = loadConfig()
if (!bucket) fail('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed.')
const folder = createLocalFileStore(path.join(dataDir, 'files'))
try {
  const stored = await openBucket(bucket)
  const [from, to] = direction === 'to-bucket' ? [folder, stored] : [stored, folder]
  const { copied, skipped } = await copyFiles(from, to, (count) => console.log(`${count} copied …`))
  console.log(`${to.root}: ${copied} files copied, ${skipped} were there.`)
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
