import type { loadBySourceName, Reader } from '#web/reader/reader-sources.ts'
import type { SharedPage, RequestedData } from './shared-page.ts'

/** Loads data by the name of its source. It comes from the web's build. */
export type LoadBySourceName = typeof loadBySourceName

/** How many districts' data a page remembers. */
const MAX_DISTRICTS = 40

/** Loads everything of a reader that a page wants, as JSON in the order of the page's list. */
export const loadRequested = (
  { requested }: SharedPage,
  reader: Reader,
  load: LoadBySourceName,
): Promise<string[]> => Promise.all(requested.map((each) => loadShared(each, reader, load)))

async function loadShared(
  { name, args, byDistrict }: RequestedData,
  reader: Reader,
  load: LoadBySourceName,
): Promise<string> {
  if (!byDistrict) return load(name, reader, args)
  const key = (await reader.findDistrict())?.id ?? ''
  const known = byDistrict.get(key)
  if (known) return known
  // What failed once may succeed for the next reader.
  const clear = () => byDistrict.delete(key)
  const loading = load(name, reader, args, clear)
  if (byDistrict.size >= MAX_DISTRICTS) byDistrict.delete(byDistrict.keys().next().value!)
  byDistrict.set(key, loading)
  loading.catch(clear)
  return loading
}
