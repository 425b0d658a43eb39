import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { Input } from './input.tsx'

/**
 * A password with a button that shows it; hidden again when it is sent, so that nothing takes it for a text.
 * The button appears once scripts run.
 */
export function PasswordInput(native: Omit<ComponentProps<'input'>, 'type'>) {
  const input = useRef<HTMLInputElement>(null)
  const [isReady, setIsReady] = useState(false)
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    setIsReady(true)
    const hide = () => setIsShown(false)
    const { form } = input.current ?? {}
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  return (
    <div className="relative">
      <Input
        {...native}
        ref={input}
        type={isShown ? 'text' : 'password'}
        data-draft="off"
        autoCapitalize="none"
        spellCheck={false}
        className={isReady ? 'pr-28' : undefined}
      />
      {isReady && (
        <button
          type="button"
          aria-pressed={isShown}
          aria-controls={native.id}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 right-0 rounded-control px-3 text-14 font-semibold text-link hover:underline"
        >
          {isShown ? 'Sembunyikan' : 'Tampilkan'}
        </button>
      )}
    </div>
  )
}
