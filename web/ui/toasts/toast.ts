import type { ReactNode } from 'react'

export type ToastMessage = {
  /** `loading` stays until it is updated or dismissed. `custom` has no meaning of its own, nor an icon. */
  color: 'success' | 'info' | 'warning' | 'error' | 'custom' | 'loading'
  text: ReactNode
  /** Milliseconds; by default the duration of its colour (specification §9), longer with an action. */
  duration?: number
  /** A button beside the text, such as `Urungkan`. It runs once and closes the toast. */
  action?: { label: string; onPress: () => void }
}

/** How long a toast stays (ms; specification §9). */
export const toastDurations: Record<ToastMessage['color'], number> = {
  info: 5000,
  error: 5000,
  success: 2000,
  warning: 5000,
  custom: 5000,
  loading: Infinity,
}

type Toaster = typeof import('./toaster.tsx')
let toaster: Promise<Toaster> | undefined

/** Loads the toaster's code. A failure is not kept: the next toast tries again. */
export function loadToaster(): Promise<Toaster> {
  toaster ??= import('./toaster.tsx').catch((failure: unknown) => {
    toaster = undefined
    throw failure
  })
  return toaster
}
let mount: ((loaded: Toaster) => void) | undefined

/**
 * Registers the page's function that mounts the toaster. Returns the function that unregisters it.
 */
export function onFirstToast(show: (loaded: Toaster) => void): () => void {
  mount = show
  return () => void (mount = undefined)
}

/** Shows a toast and returns its id. The toaster's code loads on the first call. */
export async function toast(message: ToastMessage): Promise<string> {
  const loaded = await loadToaster()
  mount?.(loaded)
  return loaded.show(message)
}

/** Replaces a toast by another, such as `loading` by `success`. */
export const updateToast = async (id: string, message: ToastMessage): Promise<void> =>
  (await toaster)?.update(id, message)
