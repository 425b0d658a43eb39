import type { ReactNode } from 'react'
import { ConfirmSubmit } from '#web/ui/forms/confirm-submit.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { Select, type SelectOption } from '#web/ui/forms/input.tsx'
import { FormCheckbox } from '../../shared/forms/form-checkbox.tsx'
import { GroupError } from '../../shared/forms/group-error.tsx'
import { useActionFetcher } from '../../shared/actions/use-action-fetcher.ts'
import { BULK_FORM, PRODUCTS_FIELD } from './bulk-fields.ts'
import { SelectAll } from '../../shared/lists/select-all.tsx'

type Props = { subCategories: readonly SelectOption[]; reply: unknown }

const TIERS = 3
const ROUNDINGS = [1, 50, 100, 500, 1000].map((each) => ({
  value: String(each),
  label: each === 1 ? 'Rupiah' : `Rp ${each}`,
}))

/** What can be done with all selected products at once. */
export function BulkForm({ subCategories, reply }: Props) {
  const fetcher = useActionFetcher()
  const busy = fetcher.state !== 'idle'
  return (
    <ReplyForm
      id={BULK_FORM}
      fetcher={fetcher}
      reply={reply}
      intent="bulk"
      autoComplete="off"
      className="border-b border-line bg-face px-4 py-1 md:px-6"
    >
      <GroupError name="products" />
      <div className="flex flex-wrap items-start gap-x-6">
        <SelectAll field={PRODUCTS_FIELD} />
        <details className="min-w-0 flex-1 basis-full md:basis-0">
          <summary className="flex min-h-11 cursor-pointer items-center gap-1 text-14 font-semibold text-link">
            Ubah yang dipilih
            <Icon name="chevron-down" small />
          </summary>
          <div className="grid gap-x-8 gap-y-6 pt-2 pb-4 sm:grid-cols-2 xl:grid-cols-4">
            <Group title="Penjualan">
              <div className="flex flex-wrap gap-2">
                <SubmitButton busy={busy} name="bulk" value="publish" variant="outlined">
                  Jual
                </SubmitButton>
                <ConfirmSubmit
                  name="bulk"
                  value="retire"
                  label="Berhenti jual"
                  question="Berhenti menjual produk yang dipilih?"
                  loss="Pembeli tidak melihatnya lagi. Anda bisa menjualnya lagi kapan saja."
                  confirmLabel="Berhenti jual"
                  busy={busy}
                />
              </div>
            </Group>
            <Group title="Subkategori">
              <FormField name="subCategoryId" label="Pindah ke">
                {(control) => <Select {...control} prompt="Pilih" options={subCategories} />}
              </FormField>
              <SubmitButton busy={busy} name="bulk" value="move" variant="outlined">
                Pindahkan
              </SubmitButton>
            </Group>
            <PriceGroup busy={busy} />
            <TiersGroup busy={busy} />
          </div>
        </details>
      </div>
    </ReplyForm>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid min-w-0 content-start justify-items-start gap-3 *:max-w-full">
    <h2 className="text-14 font-bold">{title}</h2>
    {children}
  </section>
)

const PriceGroup = ({ busy }: { busy: boolean }) => (
  <Group title="Harga">
    <div className="grid w-full grid-cols-[auto_minmax(0,1fr)] gap-2">
      <FormField name="direction" label="Arah" defaultValue="up">
        {(control) => (
          <Select
            {...control}
            options={[
              { value: 'up', label: 'Naik' },
              { value: 'down', label: 'Turun' },
            ]}
          />
        )}
      </FormField>
      <FormField name="percent" label="Persen" inputMode="decimal" inputClassName="num" unit="%" />
      <FormField name="roundTo" label="Bulatkan ke" defaultValue="100" className="col-span-2">
        {(control) => <Select {...control} options={ROUNDINGS} />}
      </FormField>
    </div>
    <div>
      <div className="flex flex-wrap gap-x-6">
        <FormCheckbox name="lists" value="retail" defaultChecked>
          Eceran
        </FormCheckbox>
        <FormCheckbox name="lists" value="business" defaultChecked>
          Bisnis
        </FormCheckbox>
      </div>
      <GroupError name="lists" />
    </div>
    <SubmitButton busy={busy} name="bulk" value="price" variant="outlined">
      Lihat harga baru
    </SubmitButton>
  </Group>
)

const TiersGroup = ({ busy }: { busy: boolean }) => (
  <Group title="Harga grosir">
    <div className="grid w-full grid-cols-2 gap-2">
      {Array.from({ length: TIERS }, (_, index) => (
        <Tier key={index} index={index} />
      ))}
    </div>
    <GroupError name="tiers" />
    <ConfirmSubmit
      name="bulk"
      value="tiers"
      label="Ganti harga grosir"
      question="Ganti harga grosir produk yang dipilih?"
      loss="Harga grosir semua variannya diganti dengan yang tertulis di sini; kosong berarti dihapus."
      confirmLabel="Ganti harga grosir"
      busy={busy}
    />
  </Group>
)

const Tier = ({ index }: { index: number }) => (
  <>
    <FormField
      name={`tiers.${index}.minQty`}
      label={`Mulai ${index + 1}`}
      inputMode="decimal"
      inputClassName="num"
    />
    <FormField
      name={`tiers.${index}.discount`}
      label={`Potongan ${index + 1}`}
      inputMode="decimal"
      inputClassName="num"
      unit="%"
    />
  </>
)
