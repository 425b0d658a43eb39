import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'

const BUILD_FOLDER = new URL('../../../build/', import.meta.url)
export const CLIENT_FOLDER = new URL('client/', BUILD_FOLDER)
export const ASSETS_FOLDER = fileURLToPath(new URL('assets/', CLIENT_FOLDER))
export const SERVER_FILE = fileURLToPath(new URL('server/index.js', BUILD_FOLDER))

/** The pages as they were built. Throws Error where they are not. */
export async function loadWebBuild(): Promise<ServerBuild> {
  if (!existsSync(SERVER_FILE)) throw new Error('The web is not built; `npm start` builds it.')
  return (await import(pathToFileURL(SERVER_FILE).href)) as ServerBuild
}
