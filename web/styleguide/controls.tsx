import { Button, ButtonLink, IconButton, type ButtonAppearance } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Checkbox, Radio } from '../ui/forms/choice.tsx'
import { ChoiceCard } from '../ui/forms/choice-card.tsx'
import { Segments } from '../ui/navigation/segments.tsx'
import { Combobox } from '../ui/forms/combobox.tsx'
import { FieldGroup } from '../ui/forms/field.tsx'
import { FileDrop } from '../ui/files/file-drop.tsx'
import { FormField, ReplyForm, SubmitButton } from '../ui/forms/form.tsx'
import { Select, Textarea } from '../ui/forms/input.tsx'
import { QuantityStepper } from '../shared/quantity.tsx'

const cities = ['Cikarang Barat', 'Cikarang Utara', 'Cikarang Wetan'].map((label) => ({
  value: label,
  label,
  note: 'Kab. Bekasi',
}))

export function Buttons() {
  const variants: ButtonAppearance['variant'][] = ['filled', 'outlined', 'ghost']
  const colors: ButtonAppearance['color'][] = ['primary', 'secondary', 'danger', 'warning', 'info']
  return (
    <Card title="Tombol" className="lg:col-span-2">
      <div className="grid gap-3">
        {variants.map((variant) => (
          <div key={variant} className="flex flex-wrap gap-3">
            {colors.map((color) => (
              <Button key={color} variant={variant} color={color}>
                Simpan
              </Button>
            ))}
            <Button variant={variant} loading>
              Simpan
            </Button>
            <Button variant={variant} disabled>
              Simpan
            </Button>
          </div>
        ))}
        <div className="flex flex-wrap gap-3">
          <Button color="main" size="large">
            Buat pesanan
          </Button>
          <Button size="small">Padat</Button>
          <ButtonLink to="#" variant="outlined" icon="file-text">
            Proforma
          </ButtonLink>
          <IconButton icon="trash" label="Hapus" />
        </div>
      </div>
    </Card>
  )
}

export function Inputs() {
  const reply = {
    message: 'Periksa lagi isian yang ditandai.',
    code: 'form.invalid',
    errors: { phone: 'Nomor kurang 4 angka. Contoh: 0812 9041 7735.' },
    values: { phone: ['0812 904'], name: ['Warsito'] },
  }
  return (
    <Card title="Isian">
      <ReplyForm reply={reply} action="/cart">
        <div className="grid gap-4 md:grid-cols-2">
          <FormField
            name="name"
            label="Nama penerima"
            hint="Yang menandatangani surat jalan."
            required
          />
          <FormField name="phone" label="Nomor telepon" type="tel" required />
          <FormField name="bank" label="Bank">
            {(control) => <Select {...control} options={[{ value: 'bca', label: 'BCA' }]} />}
          </FormField>
          <FormField name="length" label="Panjang" unit="m" defaultValue="12,5" />
          <FormField name="district" label="Kecamatan">
            {(control) => (
              <Combobox {...control} options={cities} placeholder="Ketik nama kecamatan" />
            )}
          </FormField>
          <FormField name="note" label="Catatan" optional>
            {(control) => <Textarea {...control} placeholder="Patokan lokasi, jam kerja" />}
          </FormField>
          <div>
            <Checkbox name="narrow" defaultChecked>
              Jalan sempit, di bawah 5 m
            </Checkbox>
            <Checkbox disabled>Bongkar malam, belum tersedia</Checkbox>
          </div>
          <FieldGroup legend="Pengiriman" hidden>
            <Radio name="ship" defaultChecked count={178}>
              Kirim sekaligus
            </Radio>
            <Radio name="ship">Kirim bertahap</Radio>
          </FieldGroup>
          <div className="grid gap-2 md:col-span-2 md:grid-cols-2">
            <ChoiceCard name="pay" heading="Transfer bank" icon="landmark" defaultChecked>
              Tambahkan 3 angka unik, lalu unggah bukti transfer.
            </ChoiceCard>
            <ChoiceCard
              name="pay"
              heading="Tempo 60 hari"
              icon="credit-card"
              disabledReason="Tempo 60 hari untuk grade A."
            />
          </div>
          <Segments
            name="laying"
            label="Pemasangan"
            defaultValue="straight"
            options={[
              { value: 'straight', label: 'Lurus', note: 'sisa 10%' },
              { value: 'diagonal', label: 'Diagonal', note: 'sisa 15%' },
            ]}
          />
          <QuantityStepper
            name="qty"
            label="Jumlah"
            unit="lembar"
            min={5}
            multiple={5}
            max={20}
            defaultValue={10}
          />
          <div className="md:col-span-2">
            <FormField name="proof" label="Bukti transfer">
              {({ id, name }) => (
                <FileDrop id={id} name={name} accept={['pdf', 'png', 'jpg']} maxBytes={1_048_576} />
              )}
            </FormField>
          </div>
          <SubmitButton>Simpan</SubmitButton>
        </div>
      </ReplyForm>
    </Card>
  )
}
