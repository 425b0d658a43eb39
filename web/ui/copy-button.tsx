import { IconButton } from './button.tsx'
import { toast } from './toast.ts'

/** Copies a text and says whether that worked (specification §8). */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ color: 'success', text: 'Berhasil disalin' }),
      () => toast({ color: 'error', text: 'Gagal menyalin' }),
    )
  return <IconButton icon="copy" label={label} onClick={() => void copy()} />
}
