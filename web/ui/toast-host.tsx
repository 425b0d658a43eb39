import { useEffect, useState, type ComponentType } from 'react'
import { whenToasting } from './toast.ts'

/** Holds the toaster's place; empty until the first message. */
export function ToastHost() {
  const [Toasts, mount] = useState<ComponentType | null>(null)
  useEffect(() => whenToasting((parts) => mount(() => parts.Toasts)), [])
  return Toasts && <Toasts />
}
