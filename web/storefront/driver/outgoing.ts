/** What a driver did, waiting to be sent. The key makes the shop take it once, however often it is sent. */
export type OutgoingReport = {
  key: string
  token: string
  deliveryId: string
  kind: 'arrival' | 'handover'
  /** What the driver reads about it: the delivery's number. */
  label: string
  at: string
  receivedBy?: string
  /** Refused lines as the call takes them. */
  refused?: string
  photo?: Blob
  /** Why the shop refused it; absent while it waits for the connection. */
  refusal?: string
}

const DATABASE = 'sopir'
const STORE = 'kiriman'

/** The phone's own database; it outlives the tab, and a phone that is switched off. */
const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function withStore<T>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase()
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      const request = run(transaction.objectStore(STORE))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

export const storeReport = (report: OutgoingReport) =>
  withStore('readwrite', (store) => store.put(report))

export const removeReport = (key: string) => withStore('readwrite', (store) => store.delete(key))

/** What waits, oldest first. */
export async function listReports(): Promise<OutgoingReport[]> {
  const reports = await withStore<OutgoingReport[]>('readonly', (store) => store.getAll())
  return reports.toSorted((a, b) => a.at.localeCompare(b.at))
}
