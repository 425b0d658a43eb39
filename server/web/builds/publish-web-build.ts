import { StorageError } from '#platform/files/storage-error.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { publishBuild } from '#platform/published-builds.ts'
import { ASSETS_FOLDER, loadWebBuild } from './web-build.ts'

/**
 * Before the first page is served: another process may be asked for its scripts. A full disk or a bucket that is away keeps no
 * shop closed.
 */
export async function publishWebBuild(deps: AppDeps): Promise<void> {
  const { assets } = await loadWebBuild()
  try {
    await publishBuild(deps, { id: assets.version, folder: ASSETS_FOLDER })
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    deps.log.warn({ err: error }, 'scripts of this build are not there for other processes')
  }
}
