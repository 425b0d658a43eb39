import { data } from 'react-router'
import { taxIdentityCalls } from '#modules/people/tax-identities/contract.ts'
import { taxIdNames } from '#modules/people/tax-identities/rules.ts'
import { apiContext } from '#web/context.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { readFormData, toFormErrors } from '#web/form.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { Alert } from '#web/ui/alert.tsx'
import { TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { IdentityForm } from './identity-form.tsx'
import type { Route } from './+types/tax-identity'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Data faktur pajak')

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(apiContext).taxIdentities.show()

export async function action({ context, request }: Route.ActionArgs) {
  const { taxIdentities } = context.get(apiContext)
  const form = await readPostedForm(request)
  if (form.get('intent') === 'remove')
    try {
      await taxIdentities.remove()
      return { done: 'Data faktur pajak dihapus.' }
    } catch (thrown) {
      return toFormErrors(thrown)
    }
  if (form.get('intent') !== 'save') throw data({ message: 'Langkah ini tidak dikenal.' }, 400)
  const read = readFormData(form, taxIdentityCalls.save.body)
  if (!read.ok) return read.reply
  try {
    await taxIdentities.save({ body: read.value })
  } catch (thrown) {
    return read.toErrors(thrown)
  }
  return { done: 'Data faktur pajak tersimpan.' }
}

/** Whom the buyer's next tax invoices name: NPWP or NIK, name and address. */
export default function TaxIdentityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { of, company, canChange, identity, revision } = loaderData
  const reply = isFormErrors(actionData) ? actionData : undefined
  return (
    <div className="grid gap-4">
      <h1>Data faktur pajak</h1>
      {actionData && 'done' in actionData && <Alert severity="success">{actionData.done}</Alert>}
      {!canChange ? (
        <Card title={company}>
          {identity ? (
            <Facts identity={identity} />
          ) : (
            <p className="text-ink-2">Belum ada NPWP atau NIK.</p>
          )}
          <p className="mt-3 text-14 text-ink-2">
            Pemilik akun perusahaan Anda yang mengubah data ini.
          </p>
        </Card>
      ) : (
        <Card title={of === 'company' ? company : 'Pembelian pribadi'}>
          <p className="mb-4 max-w-[70ch] text-14 text-ink-2">
            {of === 'company'
              ? 'Dipakai di faktur pajak semua pesanan perusahaan mulai pesanan berikutnya. Faktur yang sudah terbit tidak berubah.'
              : 'Isi bila Anda perlu faktur pajak atas nama sendiri, mulai pesanan berikutnya. Tanpa data ini, PPN pembelian Anda kami laporkan tanpa nama.'}
          </p>
          <IdentityForm key={revision} identity={identity} revision={revision} reply={reply} />
          {revision > 0 && (
            <ReplyForm reply={reply} intent="remove" className="mt-4 border-t border-line pt-4">
              <SubmitButton variant="outlined" color="danger" size="small">
                {of === 'company' ? 'Kembali ke data verifikasi' : 'Hapus data ini'}
              </SubmitButton>
            </ReplyForm>
          )}
        </Card>
      )}
      <p>
        <TextLink to="/profile/daftar-invoice">Lihat tagihan</TextLink>
      </p>
    </div>
  )
}

type Identity = NonNullable<Route.ComponentProps['loaderData']['identity']>

const Facts = ({ identity: { kind, idNumber, name, address } }: { identity: Identity }) => (
  <dl className="grid grid-cols-[90px_minmax(0,1fr)] gap-x-3 gap-y-2">
    <dt className="text-ink-2">{taxIdNames[kind]}</dt>
    <dd className="num wrap-anywhere">{idNumber}</dd>
    <dt className="text-ink-2">Nama</dt>
    <dd className="wrap-anywhere">{name}</dd>
    <dt className="text-ink-2">Alamat</dt>
    <dd className="wrap-anywhere">{address}</dd>
  </dl>
)
