import assert from 'node:assert/strict'
import { createServer, type AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { test } from 'node:test'
import { createSmtpTransport } from './mail-transport.ts'

/** Starts a minimal SMTP server; returns its URL and the lines that it receives. */
async function fakeSmtpServer() {
  const lines: string[] = []
  const server = createServer((socket) => {
    let inMessage = false
    socket.write('220 contoh.id\r\n')
    createInterface(socket).on('line', (line) => {
      lines.push(line)
      if (inMessage && line !== '.') return
      inMessage = line === 'DATA'
      socket.write(inMessage ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
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

test('createSmtpTransport: sends text and HTML from the shop, with a stable Message-ID', async () => {
  const smtp = await fakeSmtpServer()
  try {
    const shop = { storeName: 'Pondasi', publicOrigin: 'https://toko.contoh.id' }
    await createSmtpTransport(smtp.url, shop).send(mail)
  } finally {
    smtp.close()
  }
  const received = smtp.lines.join('\n')
  assert.match(received, /^RCPT TO:<ani@contoh\.id>$/m)
  assert.match(received, /^From: Pondasi <no-reply@toko\.contoh\.id>$/m)
  assert.match(received, /^Message-ID: <b7@toko\.contoh\.id>$/m)
  assert.match(received, /^Subject: Pesanan dikirim$/m)
  assert.match(received, /text\/plain[^]*Halo[^]*text\/html[^]*<p>Halo<\/p>/)
})
