import { createContext } from 'react'

/** Who is signed in, as drafts tell people apart; empty for a visitor. */
export const DraftOwnerContext = createContext('')

/**
 * How a form takes part. Every `ReplyForm` does: what is typed into it is stored in the tab as it is
 * typed, restored when the form is opened again, and removed once the server has accepted it
 * (decision 28). The path, the intent and the record name the draft; a hidden field
 * `key` is the idempotency key that a repeated post uses
 * again. A control with React state takes part with `useDraftValue`, state outside the form with `DraftState`, a file input with
 * `FormDraft.storeFile`.
 */
export type DraftOptions = {
  /** What the form is about, where neither its path nor its intent says it. */
  record?: string | undefined
  /** One name for forms that are one piece of work, instead of their intents. */
  work?: string | undefined
  /** Whether a result of the action means that what was typed is of no use any more. By default yes. */
  isDone?: ((result: unknown) => boolean) | undefined
  /** Takes the values of a form whose choices are in the URL, instead of its controls. */
  restore?: ((values: Record<string, string[]>) => void) | undefined
  /** Called when a draft is thrown away, to start state outside the form again. */
  onDiscard?: (() => void) | undefined
  /** The form shows `DraftNotice` itself, where its layout has a place for it. */
  hasOwnNotice?: boolean | undefined
}

/** What a form was restored with. */
export type RestoredDraft = {
  /** By name; a new object each time. */
  values?: Readonly<Record<string, unknown>> | undefined
  /** The idempotency key of a post whose outcome is unknown: the next post uses it again. */
  postKey?: string | undefined
  /** Names of files that were chosen before a reload: only a person can choose them again. */
  missingFiles?: readonly string[]
}

/** The draft of the form around a control. */
export type FormDraft = {
  restoredDraft: RestoredDraft
  /** Stores a value of React state; undefined removes it. */
  store(name: string, typed: unknown): void
  storeFile(name: string, file: File | undefined): void
  findFile(name: string): File | undefined
  /** Removes it; the form stays as it is. */
  clear(): void
  /** Removes it and empties the form. */
  discard(): void
}

export const FormDraftContext = createContext<FormDraft | undefined>(undefined)
