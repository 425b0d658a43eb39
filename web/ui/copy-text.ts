import { toast } from './toasts/toast.ts'

/**
 * Copies a text and says whether that worked (specification, error catalogue). `duration`: of the
 * message (ms).
 */
export async function copyText(text: string, duration?: number): Promise<void> {
  const isCopied = await writeClipboard(text)
  await toast({
    ...(isCopied
      ? { color: 'success', text: 'Berhasil disalin' }
      : { color: 'error', text: 'Gagal menyalin' }),
    ...(duration === undefined ? {} : { duration }),
  })
}

/** How long the clipboard may take (ms): some browsers never answer a page that is not focused. */
const CLIPBOARD_TIMEOUT = 1_000

/**
 * Browsers have no clipboard where the page comes over plain HTTP, such as in a local network, and
 * those inside other apps refuse it. Copying by selecting works there.
 */
async function writeClipboard(text: string): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (!clipboard) return copySelection(text)
  const hasWritten = clipboard.writeText(text).then(
    () => true,
    () => false,
  )
  const gaveUp = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), CLIPBOARD_TIMEOUT)
  })
  return (await Promise.race([hasWritten, gaveUp])) || copySelection(text)
}

/** Copies by selecting: the way that needs no clipboard. */
function copySelection(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.setAttribute('aria-hidden', 'true')
  field.className = 'fixed top-0 opacity-0'
  // Beside the button: an open dialog keeps the focus within itself.
  ;(focused?.parentElement ?? document.body).append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
