import { COMPANY } from '../calls/purchase-server.ts'

/** Somebody who is planted wherever the store keeps people. */
export const FILOMENA = {
  nomeContato: 'Filomena Quaresma',
  emailContato: 'filomena@quaresma.example',
  telefoneContato: '11987604512',
  cpfContato: '11144477735',
  dataNascimento: '1979-04-17',
} as const

/** All by which she would be known. */
export const TRACES = [
  FILOMENA.nomeContato,
  FILOMENA.emailContato,
  FILOMENA.telefoneContato,
  FILOMENA.cpfContato,
  'Quaresma',
  '111.444.777-35',
]

/** Her company, as it is told at hiring. */
export const HER_COMPANY = {
  ...COMPANY,
  dadosCadastrais: {
    nomeCadastro: FILOMENA.nomeContato,
    emailCadastro: FILOMENA.emailContato,
    telefoneCadastro: FILOMENA.telefoneContato,
    cpfContato: FILOMENA.cpfContato,
    dataNascimento: FILOMENA.dataNascimento,
  },
  representanteLegal: {
    ...COMPANY.representanteLegal,
    nome: FILOMENA.nomeContato,
    documento: FILOMENA.cpfContato,
  },
}
/** What her company hires. */
export const HER_HIRING = {
  contato: FILOMENA,
  representanteLegal: [
    { nome: FILOMENA.nomeContato, documento: FILOMENA.cpfContato, politicamenteExposta: false },
  ],
}
