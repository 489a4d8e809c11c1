import { runOrder } from '../../src/operations/run-order.ts'

/** Gives an order as an operator does; `answer` is what is typed when asked, null where nobody sits there. */
export async function giveOrder(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
  answer: string | null = null,
) {
  const said: string[] = []
  const complained: string[] = []
  const code = await runOrder(args, env, {
    say: (text) => void said.push(text),
    complain: (text) => void complained.push(text),
    ask: async () => answer,
  })
  return { code, said: said.join('\n'), complained: complained.join('\n') }
}
