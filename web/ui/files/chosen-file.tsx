import { useEffect, useState } from 'react'
import { IconButton } from '../button.tsx'
import { FieldError } from '../forms/field.tsx'
import { formatFileSize } from './file-size.ts'

export function ChosenFile({
  file,
  problem,
  isShrinking = false,
  progress,
  onRemove,
}: {
  file: File
  problem: string | undefined
  isShrinking?: boolean | undefined
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
          <span role="status" className="num text-12 text-ink-2">
            {isShrinking ? 'Mengecilkan berkas…' : formatFileSize(file.size)}
          </span>
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
