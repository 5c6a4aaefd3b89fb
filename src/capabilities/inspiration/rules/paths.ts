export const inspirationPaths = {
  feed: () => '/inspiration/feed.xml',
};
