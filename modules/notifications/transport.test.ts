import assert from 'node:assert/strict'
import { createServer, type AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { test } from 'node:test'
import { smtpTransport } from './transport.ts'

/** A letter box that speaks just enough SMTP; gives its address and what was dropped into it. */
async function letterBox() {
  const lines: string[] = []
  const server = createServer((socket) => {
    let inLetter = false
    socket.write('220 contoh.id\r\n')
    createInterface(socket).on('line', (line) => {
      lines.push(line)
      if (inLetter && line !== '.') return
      inLetter = line === 'DATA'
      socket.write(inLetter ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}?ignoreTLS=true`, lines, close: () => server.close() }
}

const mail = {
  id: 'b7',
  to: 'ani@contoh.id',
  subject: 'Pesanan dikirim',
  text: 'Halo',
  html: '<p>Halo</p>',
}

test('a mail leaves by SMTP, in both forms, from the shop itself, with an id that stays the same', async () => {
  const box = await letterBox()
  try {
    const shop = { storeName: 'Pondasi', publicOrigin: 'https://toko.contoh.id' }
    await smtpTransport(box.url, shop).send(mail)
  } finally {
    box.close()
  }
  const letter = box.lines.join('\n')
  assert.match(letter, /^RCPT TO:<ani@contoh\.id>$/m)
  assert.match(letter, /^From: Pondasi <no-reply@toko\.contoh\.id>$/m)
  assert.match(letter, /^Message-ID: <b7@toko\.contoh\.id>$/m)
  assert.match(letter, /^Subject: Pesanan dikirim$/m)
  assert.match(letter, /text\/plain[^]*Halo[^]*text\/html[^]*<p>Halo<\/p>/)
})
