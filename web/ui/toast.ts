import type { ReactNode } from 'react'

export type ToastMessage = {
  /** `loading` stays until it is updated or dismissed. */
  color: 'success' | 'info' | 'warning' | 'error' | 'loading'
  text: ReactNode
  /** Milliseconds; by default as specification §9 says for the colour. */
  duration?: number
}

type Toaster = typeof import('./toaster.tsx')
let toaster: Promise<Toaster> | undefined
let mount: ((loaded: Toaster) => void) | undefined

/** Where the page mounts the toaster once somebody needs it. Returns how to take it back. */
export function onFirstToast(show: (loaded: Toaster) => void): () => void {
  mount = show
  return () => void (mount = undefined)
}

/** Shows a message at the edge of the page. Its code is loaded on first need. Answers its id. */
export async function toast(message: ToastMessage): Promise<string> {
  toaster ??= import('./toaster.tsx')
  const loaded = await toaster
  mount?.(loaded)
  return loaded.show(message)
}

/** Turns a message into another, such as `loading` into `success`. */
export const updateToast = async (id: string, message: ToastMessage): Promise<void> =>
  (await toaster)?.update(id, message)

export const dismissToast = async (id: string): Promise<void> => (await toaster)?.dismiss(id)
