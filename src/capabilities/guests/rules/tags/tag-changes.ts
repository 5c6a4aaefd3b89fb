type TagChange = { tagUuid: string; isOn: boolean; guestUuids: string[] };

/** What has to be sent so that these people have the tags they have now, and no others. */
export function tagChanges(
  tags: readonly { uuid: string }[],
  people: readonly { uuid: string; tags: readonly number[] }[],
): TagChange[] {
  return tags.flatMap(({ uuid: tagUuid }, place) =>
    [true, false].flatMap((isOn) => {
      const guestUuids = people.filter((one) => one.tags.includes(place) === isOn).map(({ uuid }) => uuid);
      return guestUuids.length > 0 ? [{ tagUuid, isOn, guestUuids }] : [];
    }),
  );
}
