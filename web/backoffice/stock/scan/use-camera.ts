import { useEffect, useRef, useState, type RefObject } from 'react'
import { createBarcodeReader } from './read-barcode.ts'
import { takePicture } from './take-picture.ts'

async function showStream(video: HTMLVideoElement, stream: MediaStream): Promise<void> {
  video.srcObject = stream
  await video.play().catch(() => {})
}

export type CameraState = 'starting' | 'watching' | 'refused' | 'missing'

/** Time between two looks at the camera's picture (ms): a phone's processor stays cool. */
const LOOK_INTERVAL_MS = 150

/**
 * Shows the camera in a video element and calls `onRead` once, with the first barcode that two looks agree on. The
 * camera is off as soon as the component is gone.
 */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onRead: (code: string) => void,
): CameraState {
  const [state, setState] = useState<CameraState>('starting')
  const latestOnRead = useRef(onRead)
  useEffect(() => void (latestOnRead.current = onRead))
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let stream: MediaStream | undefined
    const stop = () => {
      isOver = true
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const watch = async () => {
      if (!navigator.mediaDevices?.getUserMedia) return setState('missing')
      const starting = navigator.mediaDevices.getUserMedia({
        audio: false,
        video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
      })
      try {
        stream = await starting
      } catch (thrown) {
        const isRefused = thrown instanceof DOMException && thrown.name === 'NotAllowedError'
        if (!isOver) setState(isRefused ? 'refused' : 'missing')
        return
      }
      if (isOver || !video.current) return stop()
      await showStream(video.current, stream)
      const read = await createBarcodeReader()
      if (!isOver) setState('watching')
      const canvas = document.createElement('canvas')
      let last: string | undefined
      const look = async () => {
        if (isOver || !video.current) return
        const picture = takePicture(video.current, canvas)
        const code = picture && (await read(picture).catch(() => undefined))
        if (isOver) return
        // A code that is read once may be another one with a scratch.
        if (code !== undefined && code === last) {
          stop()
          return latestOnRead.current(code)
        }
        last = code
        timer = setTimeout(() => void look(), LOOK_INTERVAL_MS)
      }
      await look()
    }
    void watch()
    return stop
  }, [video])
  return state
}
