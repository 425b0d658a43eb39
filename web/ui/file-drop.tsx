import { use, useEffect, useRef, useState } from 'react'
import { FormDraftContext } from './drafts/form-draft.ts'
import { type ControlProps } from './field.tsx'
import { validateFile, formatFileSize } from './file-validation.ts'
import { Icon } from './icon.tsx'
import { ChosenFile } from './chosen-file.tsx'

type Props = Partial<ControlProps> & {
  name: string
  /** Accepted extensions without the dot. */
  accept: readonly string[]
  maxBytes: number
  required?: boolean | undefined
  /** Upload progress, 0–100. */
  progress?: number | undefined
  onChange?: (file: File | undefined) => void
  /**
   * Identifies the stored file of this field: when it changes, the field is emptied and keeps its
   * focus.
   */
  resetKey?: string | undefined
}

/** A file, chosen or dropped. The native input accepts both, so it works before scripts run. */
export function FileDrop(props: Props) {
  const { name, accept, maxBytes, required, progress, onChange, resetKey, ...control } = props
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [isDragOver, setIsDragOver] = useState(false)
  const problem = file && validateFile(file, accept, maxBytes)
  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem])
  const previousResetKey = useRef(resetKey)
  useEffect(() => {
    if (previousResetKey.current === resetKey) return
    previousResetKey.current = resetKey
    if (input.current) input.current.value = ''
    setFile(undefined)
    draft?.storeFile(name, undefined)
    // The draft changes with every other field.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [resetKey])
  const draft = use(FormDraftContext)
  const choose = (chosen: File | undefined) => {
    setFile(chosen)
    draft?.storeFile(name, chosen)
    onChange?.(chosen)
  }
  const findStoredFile = draft?.findFile
  useEffect(() => {
    const stored = findStoredFile?.(name)
    if (!stored || !input.current || input.current.files?.length) return
    const files = new DataTransfer()
    files.items.add(stored)
    input.current.files = files.files
    setFile(stored)
  }, [findStoredFile, name])
  return (
    <div className="grid gap-2">
      <div
        className={`relative grid justify-items-center gap-1 rounded-card border-[1.5px] border-dashed px-4 py-5 text-center text-14 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${isDragOver ? 'border-tarp-600 bg-tarp-50' : 'border-line-control bg-face'}`}
        onDragEnter={() => setIsDragOver(true)}
        onDragLeave={() => setIsDragOver(false)}
        onDrop={() => setIsDragOver(false)}
      >
        <Icon name={isDragOver ? 'file-up' : 'upload'} className="text-tarp-600" />
        <b>
          {isDragOver
            ? 'Lepaskan untuk mengunggah'
            : file
              ? 'Ganti berkas'
              : 'Pilih atau taruh berkas di sini'}
        </b>
        <span className="text-ink-2">
          {accept.join(', ').toUpperCase()} · maks. {formatFileSize(maxBytes)}
        </span>
        <input
          {...control}
          ref={input}
          type="file"
          name={name}
          required={required}
          accept={accept.map((extension) => `.${extension}`).join(',')}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={(event) => choose(event.target.files?.[0])}
        />
      </div>
      {file && (
        <ChosenFile
          file={file}
          problem={problem}
          progress={progress}
          onRemove={() => {
            if (input.current) input.current.value = ''
            choose(undefined)
          }}
        />
      )}
    </div>
  )
}
