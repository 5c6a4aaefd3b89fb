/** A question and its answer. The key names a suggested question; a business's own questions have none. */
export type Faq = { key?: string; question: string; answer: string };
