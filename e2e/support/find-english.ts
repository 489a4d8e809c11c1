/** Frequent English words that Portuguese does not have, and values that a program shows by mistake. */
const ENGLISH = `
about above account add address after again all already also amount and another any are available back because been
before billing but buy by cancel card cards cart change checkout choose city click close code company confirm continue
contract could customer date day delete delivery discount done down each edit email employee employees empty enter
fail failed fee fees field file fill first forbidden found free from full get go goods got had has have hello help here how
if internal invalid issuer items its just last learn less letter list load loading login logout lost make
may meal missing month months more most must name need new next not now number off offer only open opens option order
other our out page pages password pay payment phone please plan plans press previous price product products quantity read
ready remove required reset retry save search see select selected send server shop should show sign skip something sorry
state step still street submit such terms than thank thanks that the their them then there these they this those through
title too try type unavailable under unexpected unknown until up update upload used user value very view was we
welcome went were what when where which while who will with without word wrong year yes yet you your
undefined null nan object true false localhost typescript`
  .trim()
  .split(/\s+/)

/** What may stand on a screen though it is foreign: words of Brazilian offices and the products' own names. */
const ALLOWED =
  /\b(?:home-office|qr code|cc by|download|marketplace|feedback|e-mail|online|multi|pix|chat|site|spam|links?)\b/gi

/** Addresses and e-mails are no sentences. */
const ADDRESSES = /\S+@\S+|https?:\/\/\S+|\b(?:www\.)?[\w-]+(?:\.[\w-]+)*\.(?:com|br|example|net|org)\b\S*/gi

const WORDS = new Set(ENGLISH)

/** The English words of a text, each once, in lower case. */
export function findEnglish(text: string): readonly string[] {
  const words = text
    .replace(ADDRESSES, ' ')
    .replace(ALLOWED, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  return [...new Set((words ?? []).filter((word) => WORDS.has(word)))]
}
