import { formatDateTime } from '#platform/format.ts'
import {
  BankLineStatus,
  bankLineStatusNames,
} from '#modules/finance/bank-statements/rules/bank-line-status.ts'
import { statementBankNames } from '#modules/finance/bank-statements/rules/bank-formats.ts'
import { apiContext } from '#web/context.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FileField } from '#web/ui/files/file-field.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { TabLinks } from '#web/ui/navigation/tabs.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { KeyHints } from '../shared/lists/key-hints.tsx'
import { readListQuery } from '../shared/lists/list-query.ts'
import { PagedList } from '../shared/lists/paged-list.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import { useRowShortcuts } from '../shared/lists/use-row-shortcuts.ts'
import { handleBankIntent } from './actions.ts'
import { BankLineItem } from './bank-line-item.tsx'
import type { StatementRow } from './types.ts'
import type { Route } from './+types/bank-lines'

const PATH = '/backoffice/mutasi-bank'

export const handle = { uploads: { calls: ['staffBankStatements.upload'] } } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Mutasi bank')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { query, status = 'open' as const } = readListQuery(url, { statuses: BankLineStatus })
  const { staffBankStatements } = context.get(apiContext)
  const [list, { results: statements }] = await Promise.all([
    staffBankStatements.lines({ query: { ...query, status } }),
    staffBankStatements.statements(),
  ])
  return { list, statements, status }
}

export async function action({ context, request }: Route.ActionArgs) {
  const result = await handleBankIntent(context.get(apiContext), await readPostedForm(request))
  return respond(request, result, PATH)
}

export const shouldRevalidate = revalidateOnConflict

/** Money on the shop's bank accounts, matched with invoices. */
export default function BankLines({ loaderData, actionData }: Route.ComponentProps) {
  const { list, statements, status } = loaderData
  const rows = useRowShortcuts()
  return (
    <div ref={rows}>
      <header className="bg-face px-4 py-3 md:px-6">
        <h1>Mutasi bank</h1>
        <p className="max-w-[70ch] text-14 text-ink-2">
          Uang masuk yang jumlahnya tepat punya usulan tagihan: satu tombol melunasinya.{' '}
          <KeyHints />
        </p>
      </header>
      <div className="bg-face md:px-3">
        <TabLinks
          label="Keadaan mutasi"
          items={BankLineStatus.map((each) => ({
            to: each === 'open' ? PATH : `${PATH}?status=${each}`,
            label: bankLineStatusNames[each],
            current: each === status,
          }))}
        />
      </div>
      <PagedList
        list={list}
        label="Halaman mutasi"
        empty={
          <EmptyState
            icon="landmark"
            title={status === 'open' ? 'Semua uang masuk sudah cocok' : 'Belum ada'}
            text="Unggah mutasi bank di bawah; uang masuknya muncul di sini."
          />
        }
      >
        {(line) => <BankLineItem key={line.id} line={line} reply={actionData} />}
      </PagedList>
      <div className="grid items-start gap-4 px-4 pb-8 md:px-6 lg:grid-cols-2">
        <UploadForm reply={actionData} />
        {statements.length > 0 && <Statements statements={statements} />}
      </div>
    </div>
  )
}

function UploadForm({ reply }: { reply: unknown }) {
  const fetcher = useActionFetcher()
  return (
    <Card title="Unggah mutasi">
      <p className="mb-3 text-14">
        CSV dari situs BCA, Mandiri, BRI, atau BNI, tanpa diubah. Anda melihat isinya dahulu; mutasi
        yang sudah pernah masuk tidak dicatat dua kali.
      </p>
      <ReplyForm
        fetcher={fetcher}
        reply={reply}
        intent="upload"
        encType="multipart/form-data"
        className="grid gap-3"
      >
        <FileField label="Berkas CSV" accept={['csv']} maxBytes={4_194_304} />
        <SubmitButton variant="outlined" className="justify-self-start max-sm:w-full">
          Periksa berkas
        </SubmitButton>
      </ReplyForm>
    </Card>
  )
}

const Statements = ({ statements }: { statements: readonly StatementRow[] }) => (
  <Card title="Unggahan terakhir">
    <ul className="grid gap-2 text-14">
      {statements.map(({ id, bank, fileName, uploadedAt, appliedAt, newLines, problems }) => (
        <li key={id} className="grid">
          <TextLink to={`${PATH}/${id}`} className="wrap-anywhere">
            {statementBankNames[bank]} · {fileName}
          </TextLink>
          <span className="num text-12 text-ink-2">
            {formatDateTime(uploadedAt)} ·{' '}
            {appliedAt
              ? `${newLines} mutasi baru`
              : problems > 0
                ? `${problems} baris tidak terbaca`
                : 'belum dimasukkan'}
          </span>
        </li>
      ))}
    </ul>
  </Card>
)
