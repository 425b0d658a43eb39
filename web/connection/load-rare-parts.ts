import { loadToaster } from '../ui/toasts/toast.ts'

/**
 * Loads what is shown only when something happens, so that it is there without a connection. A failure
 * does not matter: these parts are asked for again when they are shown.
 */
export async function loadRareParts(): Promise<void> {
  await Promise.allSettled([loadToaster(), import('../shared/error-page.tsx')])
}
