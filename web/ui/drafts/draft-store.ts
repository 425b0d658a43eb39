/** A field that a person has changed: what it was, and what it is now. */
type DraftField = { base?: readonly string[]; typed: unknown }

/** Unsent input of one form. */
export type Draft = {
  at: number
  /** The idempotency key of a post whose outcome is unknown. */
  postKey?: string
  /** Names of the chosen files by their field: a file's content is never stored. */
  files?: Record<string, string>
  fields: Record<string, DraftField>
}

const PREFIX = 'draft '
/** Temporary uploads live as long (decision 12): an older draft could not be sent anyway. */
const MAX_AGE_MS = 2 * 86_400_000
/** Characters of one draft, enough for a list of 500 lines; a longer one is not stored. */
const MAX_CHARS = 1_000_000
const MAX_DRAFTS = 40

/**
 * The draft of a form in the tab's session storage. `owner` is who typed it, empty for a visitor;
 * a visitor who signs in afterwards takes their draft over, like the cart. Undefined where there is
 * none, it is too old, or the browser allows no storage.
 */
export function readDraft(owner: string, key: string): Draft | undefined {
  for (const each of new Set([owner, '']))
    try {
      const draft = JSON.parse(sessionStorage.getItem(toItemName(each, key)) ?? '') as Draft
      if (Date.now() - draft.at < MAX_AGE_MS) return draft
    } catch {
      // None, or nothing that can be read.
    }
  return undefined
}

/** Stores a draft, or removes it where nothing is left in it. Without room the oldest ones go. */
export function writeDraft(owner: string, key: string, draft: Omit<Draft, 'at'>): void {
  if (isEmpty(draft)) return clearDraft(owner, key)
  const text = JSON.stringify({ ...draft, at: Date.now() })
  if (text.length > MAX_CHARS) return
  const ownName = toItemName(owner, key)
  for (let room = MAX_DRAFTS; room > 0; room = Math.floor(room / 2))
    try {
      removeOldest(ownName, room - 1)
      sessionStorage.setItem(ownName, text)
      return removeItems((name) => name !== ownName && name === toItemName('', key))
    } catch {
      // No room: fewer others stay.
    }
}

const isEmpty = ({ fields, files = {}, postKey }: Omit<Draft, 'at'>) =>
  postKey === undefined && Object.keys(fields).length + Object.keys(files).length === 0

/** Removes a draft, also one that was typed before signing in. */
export const clearDraft = (owner: string, key: string): void =>
  removeItems((name) => name === toItemName(owner, key) || name === toItemName('', key))

/** Removes every draft. */
export const clearStoredDrafts = (): void => removeItems(() => true)

/** Removes the drafts of other people, when another person has signed in in this tab. */
export const clearForeignDrafts = (owner: string): void =>
  removeItems((name) => ![owner, ''].some((each) => name.startsWith(toItemName(each, ''))))

const toItemName = (owner: string, key: string) => `${PREFIX}${owner} ${key}`

function listItems(): string[] {
  try {
    return Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX))
  } catch {
    return []
  }
}

function removeItems(isRemoved: (name: string) => boolean): void {
  for (const name of listItems()) if (isRemoved(name)) sessionStorage.removeItem(name)
}

function removeOldest(ownName: string, maxCount: number): void {
  const others = listItems().filter((name) => name !== ownName)
  if (others.length <= maxCount) return
  const readTime = (name: string) =>
    Number(/"at":(\d+)\}$/.exec(sessionStorage.getItem(name) ?? '')?.[1])
  for (const name of others.toSorted((a, b) => readTime(b) - readTime(a)).slice(maxCount))
    sessionStorage.removeItem(name)
}
