import { after } from 'node:test'

type Closable = { close: () => Promise<unknown> }

const opened: Closable[] = []

/**
 * Waits for what the tests of a file share, and closes it after the last of them; what was opened last is closed
 * first. The files of a batch (`commands/checks/batches.ts`) come one after the other, so that whatever is open belongs
 * to one of them.
 */
export async function closeAfterTests<T extends Closable>(opening: Promise<T> | T): Promise<T> {
  const resource = await opening
  if (opened.push(resource) === 1) after(closeAll)
  return resource
}

/** Closes everything, whatever fails meanwhile, and then fails for the first reason. */
async function closeAll(): Promise<void> {
  const failures: unknown[] = []
  for (const resource of opened.splice(0).toReversed())
    await resource.close().catch((thrown: unknown) => failures.push(thrown))
  if (failures.length > 0) throw failures[0]
}
