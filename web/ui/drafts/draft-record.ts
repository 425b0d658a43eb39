import { clearDraft, clearStoredDrafts, readDraft, writeDraft, type Draft } from './draft-store.ts'

/** Files chosen by draft: they outlive a page of the shop, but no reload. */
const chosenFiles = new Map<string, Map<string, File>>()

/** Deletes every draft, on an explicit sign-out. */
export function clearAllDrafts(): void {
  chosenFiles.clear()
  clearStoredDrafts()
}

/** The draft of one form of one person. */
export type DraftRecord = ReturnType<typeof openDraft>

export function openDraft(owner: string, key: string) {
  const fileKey = `${owner} ${key}`
  const update = (change: (draft: Omit<Draft, 'at'>) => void) => {
    const draft: Omit<Draft, 'at'> = readDraft(owner, key) ?? { fields: {} }
    change(draft)
    writeDraft(owner, key, draft)
  }
  return {
    read: () => readDraft(owner, key),
    /** Stores the value of controls; removes one that is again what it was before. */
    storeField(name: string, typed: readonly string[], base: readonly string[]) {
      const stored = readDraft(owner, key)?.fields[name]
      const first = stored?.base ?? base
      const isBack = isEqual(typed, first)
      if (isBack ? !stored : isEqual(typed, stored?.typed)) return
      update(({ fields }) => {
        if (isBack) delete fields[name]
        else fields[name] = { base: first, typed }
      })
    },
    /** Stores a value of React state; undefined removes it. */
    store: (name: string, typed: unknown) =>
      update(({ fields }) => {
        if (typed === undefined) delete fields[name]
        else fields[name] = { typed }
      }),
    storeFile: (name: string, file: File | undefined) =>
      update((draft) => {
        const files = chosenFiles.get(fileKey) ?? new Map<string, File>()
        if (file) files.set(name, file)
        else files.delete(name)
        chosenFiles.set(fileKey, files)
        const { [name]: _, ...others } = draft.files ?? {}
        draft.files = file ? { ...others, [name]: file.name } : others
      }),
    findFile: (name: string) => chosenFiles.get(fileKey)?.get(name),
    /** Stores the idempotency key of a post until its outcome is known. */
    storePostKey: (postKey: string | undefined) =>
      update((draft) => {
        if (postKey === undefined) delete draft.postKey
        else draft.postKey = postKey
      }),
    clear() {
      chosenFiles.delete(fileKey)
      clearDraft(owner, key)
    },
  }
}

/** Whether two values are the same as JSON. */
export const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
