import type { AskedReply, QuestionReply } from '#contract/availability.ts'
import type { AskedRow, BrandsQuestionRow, QuestionRow } from './availability.repository.ts'

function answerReply({ answer, pieces, day, word, answered }: QuestionRow): QuestionReply['answer'] {
  return answer === null || answered === null ? null : { answer, pieces, day, word, at: answered.toISOString() }
}

export function askedReply({ question, brand }: AskedRow): AskedReply {
  const { id, lineId: line, productId: product, quantity, asked, askedByName: askedBy, answeredByName: by } = question
  const answer = answerReply(question)
  return {
    _id: id,
    line,
    product,
    quantity,
    asked: asked.toISOString(),
    askedBy,
    brand: { en: brand.name, ar: brand.nameAr || brand.name },
    answer: answer === null ? null : { ...answer, by },
  }
}

export function questionReply({ question, stock }: BrandsQuestionRow): QuestionReply {
  const { id, sku, name, nameAr, quantity, asked } = question
  return {
    _id: id,
    sku,
    name: { en: name, ar: nameAr },
    quantity,
    asked: asked.toISOString(),
    stock: stock ?? 0,
    answer: answerReply(question),
  }
}
