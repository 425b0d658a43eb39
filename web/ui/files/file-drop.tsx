import { use, useEffect, useRef, useState } from 'react'
import { FormDraftContext } from '../drafts/form-draft.ts'
import { type ControlProps } from '../forms/field.tsx'
import { formatFileSize } from './file-size.ts'
import { isPicture, validateFile } from './file-validation.ts'
import { Icon } from '../icons/icon.tsx'
import { ChosenFile } from './chosen-file.tsx'

type Props = Partial<ControlProps> & {
  name: string
  /** Accepted extensions without the dot. */
  accept: readonly string[]
  maxBytes: number
  /** A photo up to this size is made smaller before it is sent. */
  maxPictureBytes?: number | undefined
  /** Makes a file smaller before it is sent; undefined for one that is sent as it is. */
  pack?: ((file: File) => Promise<File> | undefined) | undefined
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
  const {
    name,
    accept,
    maxBytes,
    maxPictureBytes,
    pack,
    required,
    progress,
    onChange,
    resetKey,
    ...control
  } = props
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [isDragOver, setIsDragOver] = useState(false)
  const [isShrinking, setIsShrinking] = useState(false)
  const problem = file && validateFile(file, accept, maxBytes, maxPictureBytes)
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
  const choose = async (chosen: File | undefined) => {
    setFile(chosen)
    let fitting = chosen
    const shrinking = chosen && (shrink(chosen, maxBytes, maxPictureBytes) ?? pack?.(chosen))
    // Also for the file before this one, which nobody waits for any more.
    setIsShrinking(shrinking !== undefined)
    if (shrinking) {
      fitting = await shrinking.catch(() => chosen)
      // Another file may have been chosen meanwhile.
      if (input.current?.files?.[0] !== chosen) return
      setIsShrinking(false)
    }
    if (fitting && fitting !== chosen) putFile(input.current, fitting)
    setFile(fitting)
    draft?.storeFile(name, fitting)
    onChange?.(fitting)
  }
  const findStoredFile = draft?.findFile
  useEffect(() => {
    if (!input.current) return
    // Visitors may choose a file before the scripts have loaded.
    const chosenBefore = input.current.files?.[0]
    if (chosenBefore) return setFile(chosenBefore)
    const stored = findStoredFile?.(name)
    if (!stored) return
    putFile(input.current, stored)
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
          {maxPictureBytes && `, foto sampai ${formatFileSize(maxPictureBytes)} dikecilkan sendiri`}
        </span>
        <input
          {...control}
          ref={input}
          type="file"
          name={name}
          required={required}
          accept={accept.map((extension) => `.${extension}`).join(',')}
          className="absolute inset-0 size-full cursor-pointer opacity-0 noscript:static noscript:h-auto noscript:opacity-100"
          onChange={(event) => void choose(event.target.files?.[0])}
        />
      </div>
      {file && (
        <ChosenFile
          file={file}
          problem={problem}
          isShrinking={isShrinking}
          progress={progress}
          onRemove={() => {
            if (input.current) input.current.value = ''
            void choose(undefined)
          }}
        />
      )}
    </div>
  )
}

/** HEIC is what a phone stores and hardly any desk shows, so it is always made a JPEG. */
const shrink = (file: File, maxBytes: number, maxPictureBytes = maxBytes) =>
  isPicture(file) &&
  file.size <= maxPictureBytes &&
  (file.size > maxBytes || /hei[cf]$/i.test(file.name))
    ? import('./shrink-picture.ts').then(({ shrinkPicture }) => shrinkPicture(file, maxBytes))
    : undefined

function putFile(input: HTMLInputElement | null, file: File): void {
  if (!input) return
  const files = new DataTransfer()
  files.items.add(file)
  input.files = files.files
}
