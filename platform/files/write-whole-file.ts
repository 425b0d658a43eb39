import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The end of the name of a file that is being written. */
export const PARTIAL_SUFFIX = '.part'

/**
 * Writes a file whole or not at all: to a temporary name, which is renamed once everything is
 * written and removed where that fails, as on a full disk. Creates its folder.
 */
export async function writeWholeFile(
  file: string,
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
  {
    isDurable = false,
  }: { /** Whether it has to survive a power failure. */ isDurable?: boolean } = {},
): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const partialFile = `${file}.${randomUUID()}${PARTIAL_SUFFIX}`
  try {
    const handle = await open(partialFile, 'wx')
    try {
      await handle.writeFile(bytes)
      if (isDurable) await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(partialFile, file)
  } catch (thrown) {
    await rm(partialFile, { force: true }).catch(() => {})
    throw thrown
  }
}
