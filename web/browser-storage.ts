type StorageKind = 'localStorage' | 'sessionStorage'
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>

const memories: Record<StorageKind, Map<string, string>> = {
  localStorage: new Map(),
  sessionStorage: new Map(),
}

/** The browser's storage; where it is blocked, one that ends with the page. */
export function openStorage(kind: StorageKind): TextStorage {
  try {
    const storage = window[kind]
    storage.getItem('')
    return storage
  } catch {
    const memory = memories[kind]
    return {
      getItem: (name) => memory.get(name) ?? null,
      setItem: (name, value) => void memory.set(name, value),
    }
  }
}
