import { clsx } from 'clsx'
import type { BrowserGuide } from './browser-guides.ts'

/** A browser's settings, drawn, with the setting to change framed. */
export function SettingsPicture({ label, picture }: Pick<BrowserGuide, 'label' | 'picture'>) {
  const { address, title, setting, isOn, others } = picture
  return (
    <div
      role="img"
      aria-label={`Gambar setelan ${label}: ${setting} ${isOn ? 'menyala' : 'mati'}`}
      className="overflow-hidden rounded-card border border-line bg-concrete-100 text-14"
    >
      <p className="flex items-center gap-1.5 px-3 py-2">
        {[0, 1, 2].map((dot) => (
          <span key={dot} className="size-2.5 shrink-0 rounded-[50%] bg-concrete-300" />
        ))}
        <span className="ml-1.5 min-w-0 flex-1 truncate rounded-[12px] bg-face px-3 py-0.5 text-12 text-ink-2">
          {address}
        </span>
      </p>
      <div className="grid gap-2 bg-face p-3">
        <b>{title}</b>
        <Row name={setting} isOn={isOn} isFramed />
        {others.map((name) => (
          <Row key={name} name={name} isOn={false} />
        ))}
      </div>
    </div>
  )
}

const Row = ({
  name,
  isOn,
  isFramed = false,
}: {
  name: string
  isOn: boolean
  isFramed?: boolean
}) => (
  <p
    className={clsx(
      'flex items-center justify-between gap-3 rounded-control border-2 px-2.5 py-1.5',
      isFramed ? 'border-helm-600 font-semibold' : 'border-transparent text-ink-2',
    )}
  >
    <span>{name}</span>
    <span
      className={clsx(
        'flex h-5 w-9 shrink-0 rounded-[10px] p-0.5',
        isOn ? 'justify-end bg-tarp-600' : 'bg-concrete-300',
      )}
    >
      <span className="size-4 rounded-[50%] bg-face" />
    </span>
  </p>
)
