import { useRef, useState, type ChangeEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialogs/sheet.tsx'
import { createBarcodeReader } from './read-barcode.ts'
import { takePicture } from './take-picture.ts'
import { type CameraState, useCamera } from './use-camera.ts'

type Props = { onRead: (code: string) => void; onClose: () => void }

const STATES: Record<CameraState, string> = {
  starting: 'Menyalakan kamera…',
  watching: 'Arahkan kamera ke kode batang.',
  refused: 'Kamera tidak diizinkan. Izinkan di pengaturan peramban, atau pakai foto.',
  missing: 'Kamera tidak tersedia di peranti ini. Pakai foto kodenya.',
}

/** Reads a barcode with the camera, or from a photo where there is none or it is not allowed. */
export default function ScanDialog({ onRead, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const camera = useCamera(video, onRead)
  const [photoProblem, setPhotoProblem] = useState('')
  const hasPicture = camera === 'starting' || camera === 'watching'
  const readPhoto = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const photo = target.files?.[0]
    target.value = ''
    if (!photo) return
    setPhotoProblem('Membaca foto…')
    const code = await readFromPhoto(photo)
    if (code === undefined)
      setPhotoProblem(
        'Tidak ada kode batang yang terbaca di foto itu. Coba lebih dekat dan terang.',
      )
    else onRead(code)
  }
  return (
    <Sheet open title="Pindai kode batang" onClose={onClose}>
      <div className="grid gap-3">
        <video
          ref={video}
          muted
          playsInline
          hidden={!hasPicture}
          aria-label="Gambar kamera"
          className="aspect-4/3 w-full rounded-small bg-panel object-cover"
        />
        <p role="status" className="text-14">
          {photoProblem || STATES[camera]}
        </p>
        <PhotoButton onChange={(event) => void readPhoto(event)} />
      </div>
    </Sheet>
  )
}

function PhotoButton({ onChange }: { onChange: (event: ChangeEvent<HTMLInputElement>) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label="Foto kode batang"
        className="sr-only"
        tabIndex={-1}
        onChange={onChange}
      />
      <Button variant="outlined" icon="upload" onClick={() => input.current?.click()}>
        Pakai foto
      </Button>
    </>
  )
}

async function readFromPhoto(photo: File): Promise<string | undefined> {
  const bitmap = await createImageBitmap(photo).catch(() => undefined)
  if (!bitmap) return undefined
  try {
    const picture = takePicture(bitmap, document.createElement('canvas'))
    const read = await createBarcodeReader()
    return picture && (await read(picture).catch(() => undefined))
  } finally {
    bitmap.close()
  }
}
