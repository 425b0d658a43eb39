import { useEffect, useState, type ComponentType } from 'react'
import { onFirstToast } from './toast.ts'

/** The place of the toaster; empty until the first message. */
export function ToastHost() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null)
  useEffect(() => onFirstToast((loaded) => setToasts(() => loaded.Toasts)), [])
  return Toasts && <Toasts />
}
