import fs from 'node:fs'
import path from 'node:path'
import type { ClusterState } from './cluster-state.ts'

type SocketPlace = Pick<ClusterState, 'folder' | 'port'>

/** The longest path of a socket (bytes); macOS allows the least. */
const MAX_PATH_BYTES = 103

/** The socket of a running cluster, inside its folder, which only its OS user may enter. */
export const socketFile = ({ folder, port }: SocketPlace): string =>
  path.join(folder, `.s.PGSQL.${port}`)

/** The folder for the socket, as PostgreSQL's list setting; empty where the system has none or its path is unfit. */
export const chooseSocketFolder = (place: SocketPlace): string =>
  process.platform === 'win32' ||
  place.folder.includes('"') ||
  Buffer.byteLength(socketFile(place)) > MAX_PATH_BYTES
    ? ''
    : `"${place.folder}"`

/** Removes what a killed server left; only before a start, when none runs on the folder. */
export function removeStaleSocket(place: SocketPlace): void {
  for (const file of [socketFile(place), `${socketFile(place)}.lock`])
    fs.rmSync(file, { force: true })
}
