type RestWords = { lead: string; title: string; text: string };

/** What stands in the place of a next step where there is none: true for whoever reads it, on the day and after it too. */
export function restWords(today: string, weddingDate: string | null): RestWords {
  if (weddingDate !== null && weddingDate < today) {
    return {
      ...{ lead: 'After the day', title: 'Congratulations' },
      text: 'Thank-yous and reviews can be written in your own time.',
    };
  }
  if (weddingDate === today) {
    return {
      ...{ lead: 'Nothing to push', title: 'Have a wonderful day' },
      text: 'We’ll be quiet until tomorrow.',
    };
  }
  return {
    ...{ lead: 'Nothing to push', title: 'That’s all for now' },
    text: 'We’ll say so when something is worth doing early.',
  };
}
