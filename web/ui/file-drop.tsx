import { useEffect, useRef, useState } from 'react'
import { IconButton } from './button.tsx'
import { FieldError, type ControlProps } from './field.tsx'
import { validateFile, formatFileSize } from './file-validation.ts'
import { Icon } from './icon.tsx'

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
  }, [resetKey])
  const choose = (chosen: File | undefined) => {
    setFile(chosen)
    onChange?.(chosen)
  }
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

function ChosenFile({
  file,
  problem,
  progress,
  onRemove,
}: {
  file: File
  problem: string | undefined
  progress: number | undefined
  onRemove: () => void
}) {
  const preview = usePreview(file)
  return (
    <div
      className={`grid grid-cols-[40px_1fr_44px] items-center gap-x-3 rounded-control border p-2 pr-0 text-14 ${problem ? 'border-danger-line bg-danger-surface' : 'border-line bg-face'}`}
    >
      <span className="grid h-12 w-10 place-items-center overflow-hidden rounded-small border border-line bg-panel text-12 font-heavy text-ink-2">
        {preview ? (
          <img src={preview} alt="" className="size-full object-cover" />
        ) : (
          file.name.split('.').at(-1)?.toUpperCase()
        )}
      </span>
      <div className="min-w-0">
        <b className="block truncate">{file.name}</b>
        {problem ? (
          <FieldError>{problem}</FieldError>
        ) : (
          <span className="num text-12 text-ink-2">{formatFileSize(file.size)}</span>
        )}
        {progress !== undefined && (
          <progress
            value={progress}
            max={100}
            aria-label="Mengunggah"
            className="mt-1 block h-1.5 w-full overflow-hidden rounded-[3px] accent-tarp-600"
          />
        )}
      </div>
      <IconButton icon="x" label={`Hapus ${file.name}`} onClick={onRemove} />
    </div>
  )
}

function usePreview(file: File): string | undefined {
  const [previewUrl, setPreviewUrl] = useState<string>()
  useEffect(() => {
    if (!file.type.startsWith('image/')) return setPreviewUrl(undefined)
    const objectUrl = URL.createObjectURL(file)
    setPreviewUrl(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [file])
  return previewUrl
}
