import { describe, expect, test } from 'vitest'
import { anyCnpj, COMPANY, JOANA } from '../../test/calls/purchase-server.ts'
import {
  accept,
  createLead,
  downloadContract,
  hire,
  read,
  registerCart,
  saveCompany,
} from '../../test/support/purchase-steps.ts'
import { anyCpf } from '../documents.ts'
import { mailboxOf, until } from '../mailbox.ts'
import { oneStoreHere } from '../stores-here.ts'
import { anyEmail, visit } from '../visitor.ts'
import { expectBuyingBeside } from './buying-beside.ts'

const WORDS = 'Ganhe Premios Agora'

describe.each(oneStoreHere('embedded'))(
  'somebody who hires at a bank in the name of a stranger, on $kind',
  (store) => {
    const mailbox = mailboxOf(store)

    test('sends a stranger one link at a bank, without a word of theirs or a file, and a program that opens it proves nothing', async () => {
      const email = anyEmail()
      const hireWith = async (to: string) => {
        const visitor = await visit(store, { issuer: 'SICRE' })
        const member = { ...visitor, cnpj: anyCnpj(), cpf: anyCpf(), email: to, userId: '' }
        const { call } = visitor
        const lead = await createLead(call, member, { nomeContato: WORDS, cpfContato: member.cpf })
        const leadId = read<{ idSimuleCompre: string }>(lead, 201).idSimuleCompre
        const { idCarrinho: cartId } = read<{ idCarrinho: string }>(await registerCart(call, leadId), 201)
        const dadosCadastrais = {
          ...COMPANY.dadosCadastrais,
          nomeCadastro: WORDS,
          emailCadastro: to,
          cpfContato: member.cpf,
        }
        read(await saveCompany(call, leadId, to, { nomeFantasia: WORDS, dadosCadastrais }), 200, 204)
        const contract = await downloadContract(call, leadId)
        read(await accept(call, leadId, contract.headers.get('x-contract-hash') ?? ''), 201)
        const contato = { ...JOANA, nomeContato: WORDS, emailContato: to, cpfContato: member.cpf }
        read(await hire(call, { leadId, cartId, email: to, change: { nomeFantasia: WORDS, contato } }), 201)
        return visitor
      }
      const { ask } = await hireWith(email)
      const orders = () => mailbox.to(email).filter(({ subject }) => subject.includes('pedido'))
      await until(() => orders().length > 0)
      const [mail] = orders()
      const letter = mailbox.letter(mail?.id ?? '')
      expect(mail?.attachments).toEqual([])
      expect(letter).not.toContain('application/pdf')
      for (const word of WORDS.split(' '))
        expect(`${mail?.subject} ${mail?.text} ${letter}`).not.toContain(word)
      const { pathname, search } = new URL(
        /https:\S+mensagens\/contrato\S+/.exec(mail?.text ?? '')?.[0] ?? 'none:',
      )
      for (const path of [pathname, pathname, `${pathname}/arquivo`]) {
        const opened = await ask({ method: 'GET', path: `${path}${search}` })
        expect(opened.status).toBe(200)
        expect(opened.headers.get('content-type')).toContain('text/html')
        for (const secret of [email, ...WORDS.split(' ')]) expect(opened.text).not.toContain(secret)
      }
      const guessed = await ask({ method: 'POST', path: `${pathname}${search.slice(0, -1)}` })
      expect(guessed.status).toBe(404)
      await expectBuyingBeside(store, { attempt: () => hireWith(anyEmail()), perPurchase: 1 })
      expect(orders().length).toBe(1)

      const pressed = await fetch(`${store.address}${pathname}${search}`, { method: 'POST' })
      expect(pressed.status).toBe(200)
      await until(() => orders().length > 1)
      expect(orders().map(({ attachments }) => attachments.length)).toEqual([0, 1])
    })
  },
)
