import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { formatPhone } from '#platform/phone.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { FactList, type FactListItem } from '../shared/fact-list.tsx'
import type { OrderSource } from './load-source.ts'

/** Who asks for goods; another is chosen at `otherBuyersPath`. */
export const BuyerCard = ({
  source: { buyer },
  facts = [],
  otherBuyersPath,
  children,
}: {
  source: OrderSource
  /** What else is known of the request. */
  facts?: readonly FactListItem[]
  otherBuyersPath: string
  children?: ReactNode
}) => (
  <Card title="Pembeli">
    <FactList
      facts={[
        ...(buyer.company ? [['Perusahaan', buyer.company] as const] : []),
        ['Nama', [buyer.name, formatPhone(buyer.phone), buyer.email].filter(Boolean).join(', ')],
        ...facts,
      ]}
    />
    {children}
    <ButtonLink
      to={otherBuyersPath}
      variant="outlined"
      size="small"
      className="mt-3 justify-self-start"
    >
      Pilih pembeli lain
    </ButtonLink>
  </Card>
)

/** What the buyer said on the phone, matched with the catalogue line by line. */
export const GoodsCard = ({
  source: { buyer, purchaseOrder },
  text,
  children,
}: {
  source: OrderSource
  text: string
  children?: ReactNode
}) => (
  <Card title={purchaseOrder ? 'Tambahan di luar PO' : 'Barang yang diminta'}>
    <Form className="grid gap-3">
      {purchaseOrder ? (
        <input type="hidden" name="upo" value={purchaseOrder.id} />
      ) : (
        <input type="hidden" name="akun" value={buyer.accountId} />
      )}
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
    {children}
  </Card>
)
