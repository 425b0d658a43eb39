import { Input } from '#web/ui/forms/input.tsx'

/** One end of a list's range of days: `2026-11-20`, empty for no limit. */
export function DayField({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <label className="grid min-w-0 items-center gap-x-2 text-14 md:flex lg:flex-none">
      <span className="text-ink-2">{label}</span>
      <Input type="date" name={name} defaultValue={value} className="min-w-0 text-14! md:w-38!" />
    </label>
  )
}
