import { useSearchParams } from 'react-router'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { PREVIEW_PARAM, PREVIEW_TIME_PARAM } from '#modules/content/home/rules/preview.ts'

/** Says that a draft is shown, and lets it be looked at as of another time. */
export function PreviewBar() {
  const [params] = useSearchParams()
  return (
    <aside
      aria-label="Pratinjau"
      className="border-b border-line bg-warning-surface text-warning-ink print:hidden"
    >
      <div className="wrap flex flex-wrap items-end gap-x-4 gap-y-2 py-3">
        <p className="min-w-[min(100%,16rem)] flex-1 self-center text-14">
          <b>Pratinjau.</b> Draf beranda ini belum dilihat pembaca.
        </p>
        <form className="flex flex-wrap items-end gap-2">
          <input type="hidden" name={PREVIEW_PARAM} value={params.get(PREVIEW_PARAM) ?? ''} />
          <Field label="Tampilan pada (WIB)">
            {(control) => (
              <Input
                {...control}
                type="datetime-local"
                name={PREVIEW_TIME_PARAM}
                defaultValue={params.get(PREVIEW_TIME_PARAM) ?? ''}
              />
            )}
          </Field>
          <Button type="submit" variant="outlined">
            Lihat
          </Button>
        </form>
        <ButtonLink to="/backoffice/konten/beranda" variant="ghost" reloadDocument>
          Kembali ke draf
        </ButtonLink>
      </div>
    </aside>
  )
}
