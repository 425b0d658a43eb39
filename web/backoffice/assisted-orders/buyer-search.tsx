import { Form } from 'react-router'
import { Link } from '#web/ui/navigation/link.tsx'
import type { Api } from '#modules/client.ts'
import { formatPhone } from '#platform/phone.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'

type Account = Awaited<ReturnType<Api['staffAccounts']['list']>>['results'][number]

/** Finds the buyer who phoned. */
export const BuyerSearch = ({
  search,
  accounts,
}: {
  search: string
  accounts: readonly Account[]
}) => (
  <Card title="Untuk siapa">
    <Form className="grid max-w-xl gap-3">
      <Field label="Cari pembeli" hint="Nama, email, nomor ponsel, atau perusahaan.">
        {(control) => (
          <Input {...control} type="search" name="cari" defaultValue={search} maxLength={100} />
        )}
      </Field>
      <Button type="submit" variant="outlined" className="justify-self-start">
        Cari pembeli
      </Button>
    </Form>
    {search !== '' && accounts.length === 0 && (
      <p className="mt-3 text-14 text-ink-2">Tidak ada akun aktif yang cocok.</p>
    )}
    {accounts.length > 0 && (
      <ul className="mt-3 border-t border-line">
        {accounts.map(({ id, name, email, phone, company }) => (
          <li key={id} className="border-b border-line last:border-0">
            <Link
              to={`?akun=${id}`}
              className="grid min-h-11 gap-x-4 py-2 text-ink! no-underline! hover:bg-tarp-50 sm:grid-cols-2"
            >
              <span className="min-w-0 font-semibold">
                {name}
                {company && <span className="block text-14 font-normal">{company.name}</span>}
              </span>
              <span className="num min-w-0 text-14 wrap-anywhere text-ink-2">
                {email}
                <span className="block">{formatPhone(phone)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    )}
  </Card>
)
