export const noticesPaths = {
  unsubscribe: (token: string) => `/account/unsubscribe/${encodeURIComponent(token)}`,
};
