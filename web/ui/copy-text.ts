import { toast } from './toast.ts'

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

/** Browsers have no clipboard where the page comes over plain HTTP, such as in a local network. */
async function writeClipboard(text: string): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (!clipboard) return copySelection(text)
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  )
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
