import { MAX_EXTRA_CONTACTS } from '@benefits/domain/customer/representatives'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { wireEnum, wireNames, wireObject } from '../codec.ts'
import { filledAddress } from '../company/shapes.ts'
import { cpf, email, embossName, personName, printed, uuid } from '../fields.ts'
import { CART_REFUSALS } from '../pricing/pricing-refusals.ts'

const contactKind = wireEnum({
  legalRepresentative: 'representanteLegal',
  ownershipChain: 'cadeiaSocietaria',
})

/** A legal representative or a member of the ownership chain. */
export const representative = wireObject({
  kind: ['tipo', contactKind],
  name: ['nome', personName(49)],
  document: ['documento', z.string().max(18)],
  politicallyExposed: ['politicamenteExposta', z.boolean()],
  isLegalEntity: ['juridica', z.boolean()],
})

const companyFields = {
  tradeName: ['nomeFantasia', printed(30)],
  cardEmbossName: ['nomeImpressao', embossName],
  fiscalAddress: ['enderecoFiscal', filledAddress],
  deliveryAddress: ['enderecoLocalEntrega', filledAddress],
  registration: [
    'dadosCadastrais',
    wireObject({
      name: ['nomeCadastro', personName(49)],
      email: ['emailCadastro', email],
      phone: ['telefoneCadastro', z.string().max(11)],
      cpf: ['cpfContato', cpf],
      birthDate: ['dataNascimento', z.string().max(10)],
    }),
  ],
  legalRepresentative: ['representanteLegal', representative],
  extraContacts: ['contatoExtra', z.array(representative).max(MAX_EXTRA_CONTACTS)],
} as const

/** Company data and representatives of a lead. */
export const companyData = wireObject(companyFields)

/** What a refused member of it is called. */
export const COMPANY_NAMES = wireNames(companyFields)

/**
 * Saves the company's data; saving the same data changes nothing. Where fees differ by state, another state of the
 * delivery prices the registered cart anew; a cart that has no price there refuses the data with its code.
 */
export const saveCompany = defineCall({
  id: 'lead.saveCompany',
  method: 'PUT',
  path: '/api/v2/leads/:id/empresa',
  summary: 'Salva os dados da empresa e dos representantes.',
  params: wireObject({ leadId: ['id', uuid] }),
  body: companyData,
  answer: companyData,
  success: 200,
  problems: ['issuerUnknown', 'deliveryAddressInvalid', 'leadUnknown', 'emailNotPermitted', ...CART_REFUSALS],
})
