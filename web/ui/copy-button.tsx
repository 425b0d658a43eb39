import { IconButton } from './button.tsx'
import { copyText } from './copy-text.ts'

/** Copies a text and says whether that worked (specification §8). */
export function CopyButton({ text, label }: { text: string; label: string }) {
  return <IconButton icon="copy" label={label} onClick={() => void copyText(text)} />
}
