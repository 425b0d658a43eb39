import { Form, redirect } from 'react-router'
import type { z } from 'zod'
import type { staffNegotiationCalls } from '#modules/selling/negotiations/staff-contract.ts'
import { proposeValidUntil } from '#modules/selling/negotiations/rules/validity.ts'
import { negotiationDeliveries } from '#modules/selling/negotiations/rules/delivery-choices.ts'
import { isCallError } from '#platform/contract/call-error.ts'
import { apiContext } from '#web/context.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { readPostedAmount } from '#web/shared/negotiation/posted-amounts.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { IdempotencyKey } from '#web/ui/idempotency-key.tsx'
import { Select, Textarea } from '#web/ui/input.tsx'
import { readOfferedLines, readOfferTerms, toAmountErrors } from './actions.ts'
import { StartLine } from './start-line.tsx'
import type { Route } from './+types/start'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Buat penawaran')

type StartBody = z.input<(typeof staffNegotiationCalls)['start']['body']>

/** What the buyer said on the phone, matched with the catalogue line by line. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const text = (url.searchParams.get('barang') ?? '').slice(0, 20_000)
  const empty = {
    text,
    lines: [],
    problem: '',
    key: crypto.randomUUID(),
    validUntil: proposeValidUntil(new Date()),
  }
  if (text.trim() === '') return empty
  try {
    const { lines } = await context
      .get(apiContext)
      .materialLists.match({ form: { text }, files: {} })
    return { ...empty, lines }
  } catch (thrown) {
    if (isCallError(thrown)) return { ...empty, problem: thrown.message }
    throw thrown
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const body = {
    ...readOfferTerms(form),
    email: text('email'),
    project: text('project'),
    delivery: text('delivery'),
    lines: readOfferedLines(form).map((number) => ({
      product_variant_id: text(`lines[${number}].product_variant_id`),
      qty: text(`lines[${number}].qty`).replace(',', '.'),
      price: readPostedAmount(text(`lines[${number}].price`))!,
    })),
    // The call refuses foreign choices, field by field.
  } as StartBody
  try {
    const key = text('key') || crypto.randomUUID()
    const { id } = await context.get(apiContext).staffNegotiations.start({ body }, { key })
    return redirect(`/backoffice/negosiasi/${id}`, 303)
  } catch (thrown) {
    return toAmountErrors(thrown, form)
  }
}

/** An offer for a buyer who phoned: what they said, and a price for each of the goods. */
export default function StartOffer({
  loaderData: { text, lines, problem, key, validUntil },
  actionData,
}: Route.ComponentProps) {
  const matched = lines.filter(({ candidates }) => candidates.length > 0)
  const missing = lines.filter(({ candidates }) => candidates.length === 0)
  return (
    <div className="px-4 pb-10 md:px-6">
      <ButtonLink to="/backoffice/negosiasi" variant="ghost" size="small" icon="chevron-left">
        Semua negosiasi
      </ButtonLink>
      <h1 className="mb-4">Buat penawaran</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Card title="Barang yang diminta">
          <Form className="grid gap-3">
            <Field
              label="Satu barang per baris"
              hint="Misalnya: semen 50 kg 100 sak, atau SKU dan jumlahnya."
            >
              {(control) => <Textarea {...control} name="barang" rows={4} defaultValue={text} />}
            </Field>
            <Button type="submit" variant="outlined" className="justify-self-start">
              Cocokkan dengan katalog
            </Button>
          </Form>
          {problem && (
            <Alert severity="warning" className="mt-3">
              {problem}
            </Alert>
          )}
          {missing.length > 0 && (
            <Alert severity="warning" className="mt-3" title="Belum ketemu">
              {missing.map(({ written }) => written).join(', ')}
            </Alert>
          )}
        </Card>
        {matched.length > 0 && (
          <ReplyForm reply={actionData} className="grid gap-4">
            <IdempotencyKey initial={key} />
            <Card title="Harga" flush>
              <ul>
                {matched.map((line, index) => (
                  <StartLine key={line.number} line={line} index={index} />
                ))}
              </ul>
            </Card>
            <Card title="Penawaran">
              <div className="grid gap-4 md:grid-cols-2">
                <FormField name="email" label="Email akun pembeli" type="email" required />
                <FormField name="project" label="Nama proyek" optional maxLength={120} />
                <FormField name="delivery" label="Pengiriman">
                  {(control) => (
                    <Select
                      {...control}
                      options={negotiationDeliveries.map(({ code, name }) => ({
                        value: code,
                        label: name,
                      }))}
                    />
                  )}
                </FormField>
                <FormField
                  name="freight"
                  label="Ongkos kirim"
                  inputMode="decimal"
                  hint="Sebelum PPN; nol bila gratis. Kosongkan bila diambil sendiri."
                />
                <FormField
                  name="validUntil"
                  label="Berlaku sampai akhir hari"
                  type="date"
                  defaultValue={validUntil}
                  required
                />
                <FormField name="note" label="Catatan untuk pembeli" optional>
                  {(control) => <Textarea {...control} rows={2} maxLength={1000} />}
                </FormField>
              </div>
              <SubmitButton color="main" className="mt-4">
                Kirim penawaran
              </SubmitButton>
            </Card>
          </ReplyForm>
        )}
      </div>
    </div>
  )
}
