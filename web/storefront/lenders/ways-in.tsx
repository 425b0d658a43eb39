import { lenderNames } from '#modules/finance/lenders/rules/lenders.ts'
import { lenderCodes } from '#platform/lender/port.ts'
import { apiContext, sessionContext } from '#web/context.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { checkEligibility } from './check-eligibility.ts'
import { pickLenderCalls } from './lender-calls.ts'
import { LenderItem } from './lender-item.tsx'
import { mayBegin } from './may-begin.ts'
import { Obstacle } from './obstacle.tsx'
import { NeedFields } from './step-fields.tsx'
import type { Route } from './+types/ways-in'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTitle(matches, 'Beli dulu, bayar nanti')

const PATH = '/bnpl-registration'

export async function loader({ context }: Route.LoaderArgs) {
  const nothing = { lenders: [], need: undefined, asksNeed: false }
  if (context.get(sessionContext).state !== 'authenticated')
    return { obstacle: 'signed_out' as const, ...nothing }
  const api = context.get(apiContext)
  const { companyId, canApply, results } = await api.lenders.limits()
  if (!companyId) return { obstacle: 'unverified' as const, ...nothing }
  if (!canApply) return { obstacle: 'not_owner' as const, ...nothing, lenders: results }
  const drafts = await Promise.all(
    results.map(({ lender, status, applicationId: id }) =>
      status === 'draft' && id ? pickLenderCalls(api, lender).step({ id, query: {} }) : undefined,
    ),
  )
  return {
    obstacle: null,
    lenders: results.map((lender, index) => ({
      ...lender,
      verdict: drafts[index]?.eligibility,
      missing: drafts[index]?.missing,
    })),
    need: drafts.find((draft) => draft?.answers.need)?.answers,
    asksNeed: results.some(({ status }) => mayBegin(status)),
  }
}

export const action = async ({ context, request }: Route.ActionArgs) =>
  checkEligibility(context, await readPostedForm(request), PATH)

const NEEDS = [
  'Perusahaan yang dokumennya sudah kami verifikasi.',
  'Usaha yang sudah berjalan paling sedikit satu tahun.',
  'KTP penanggung jawab dan rekening koran tiga bulan terakhir.',
]

const STEPS = [
  'Cek kelayakan di halaman ini, sekali untuk semua mitra.',
  'Pilih satu mitra. Data perusahaan sudah terisi; periksa, lalu unggah dokumennya.',
  'Setujui pengiriman datanya dan kirim. Kabar dari mitra tampil di halaman ini.',
]

/** The lenders with which a company buys now and pays later, and where it stands with each. */
export default function WaysIn({
  loaderData: { obstacle, lenders, need, asksNeed },
  actionData,
}: Route.ComponentProps) {
  const names = new Intl.ListFormat('id', { type: 'disjunction' }).format(
    lenderCodes.map((code) => lenderNames[code]),
  )
  return (
    <div className="mx-auto w-full max-w-3xl min-w-0 rounded-card border border-line bg-face p-5 shadow-card md:p-8">
      <h1>Beli dulu, bayar nanti</h1>
      <p className="mt-1 text-ink-2">
        {names} membayar belanja perusahaan Anda, lalu perusahaan Anda membayar mereka sesuai tempo
        yang disepakati.
      </p>
      <h2 className="mt-5 text-16">Yang diperlukan</h2>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {NEEDS.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
      <h2 className="mt-5 text-16">Langkahnya</h2>
      <ol className="mt-2 grid list-decimal gap-1 pl-5">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {obstacle && <Obstacle obstacle={obstacle} path={PATH} />}
      {asksNeed && <NeedForm answers={need} reply={actionData} />}
      {lenders.length > 0 && (
        <h2 className="mt-6 text-16">Di mana perusahaan Anda bisa mengajukan</h2>
      )}
      <ul className="mt-3 grid gap-3">
        {lenders.map((each) => (
          <LenderItem
            key={each.lender}
            lender={each}
            canApply={!obstacle}
            verdict={'verdict' in each ? each.verdict : undefined}
            missing={'missing' in each ? each.missing : undefined}
          />
        ))}
      </ul>
    </div>
  )
}

/** What a company needs, asked once for all lenders. */
const NeedForm = ({
  answers,
  reply,
}: {
  answers: React.ComponentProps<typeof NeedFields>['answers']
  reply: unknown
}) => (
  <section aria-labelledby="cek-kelayakan" className="mt-6">
    <h2 id="cek-kelayakan" className="text-16">
      Cek kelayakan di semua mitra
    </h2>
    <p className="mt-1 text-ink-2">
      Cukup sekali. Isian dan dokumen yang Anda simpan di satu mitra juga dipakai di mitra lain.
    </p>
    <ReplyForm
      reply={reply}
      intent="kebutuhan"
      draft={{ record: 'semua mitra' }}
      className="mt-3 grid gap-4 md:grid-cols-2"
    >
      <NeedFields answers={answers} />
      <div className="md:col-span-2">
        <SubmitButton color="main" size="large">
          Cek kelayakan
        </SubmitButton>
      </div>
    </ReplyForm>
  </section>
)
