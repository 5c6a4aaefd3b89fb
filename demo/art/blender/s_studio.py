"""Photo and film still lifes:  kind(drone|projector|edit|reels|lighttable|wall|lenses|instant) palette seed
All but drone, reels and lenses show pictures from ART=a.webp,b.webp,..."""
import sys, os
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *
kind, pal, seed = args('drone', 'blush', 3)
reset()
F = Florals(pal, seed, res=9)
r = F.r
P = PAL[pal]
T = TONE[pal]
g = gold()
chrome = pbr('chrome', (0.8, 0.78, 0.75, 1), 0.14, 1)
blk = pbr('blk', '161517', 0.38, coat=0.2)
rub = pbr('rub', '121113', 0.7)
steel = pbr('steel', (0.72, 0.7, 0.67, 1), 0.3, 1)
lensglass = pbr('lens', '0b0d1a', 0.03, spec=1, coat=1)

def onto(e, *objs):
    for o in objs:
        o.parent = e
    return objs[0]

def empty(loc, rot=(0, 0, 0)):
    e = link(bpy.data.objects.new('e', None))
    e.location = loc
    e.rotation_euler = rot
    return e

def reel(e, R=0.124, hub=0.042, film=0.105):
    onto(e, obj('fm', lathe('film%g' % R, [(hub, -0.008), (film, -0.008), (film, 0.008), (hub, 0.008)], pbr('fm', '3a2418', 0.25, coat=0.3), 80)))
    for zz in (-0.011, 0.011):
        onto(e, torus(R, 0.004, steel, (0, 0, zz)), torus(hub, 0.004, steel, (0, 0, zz)))
        for k in range(5):
            a = k * 1.2566
            onto(e, tubes([[(hub * 0.7 * math.cos(a), hub * 0.7 * math.sin(a), zz), (R * math.cos(a), R * math.sin(a), zz)]], 0.008 * R / 0.124, steel, 8))

def lens(e, s=1, ring='b3303a'):
    """lens along +z of the empty, front glass up"""
    z = 0
    for R, h, m, wob in ((0.036, 0.01, chrome, 0), (0.034, 0.014, blk, 0), (0.039, 0.03, rub, 1), (0.036, 0.008, blk, 0), (0.0405, 0.026, rub, 1), (0.038, 0.005, pbr('ring' + ring, ring, 0.4), 0), (0.042, 0.024, blk, 0)):
        onto(e, obj('ln', lathe('ln', [(0, 0), (R, 0), (R, h), (R * 0.97, h), (0, h)], m, 72, wob=(lambda a, zz: 0.014 * (math.sin(a * 42) > 0)) if wob else None), (0, 0, z * s), scale=s))
        z += h
    onto(e, obj('rim', lathe('rim', [(0.042, 0), (0.043, 0.004), (0.038, 0.004), (0.034, -0.01)], blk, 72), (0, 0, z * s), scale=s),
         obj('gl', lathe('gl', [(0, 0.002), (0.018, 0), (0.035, -0.01)], lensglass, 64), (0, 0, z * s), scale=s))
if kind == 'drone':
    plane(6, 3, wood('tb', 'a98058', '7e5a3a', 0.45, 0.6), (0, 0.6, 0))
    bd = pbr('body', 'd8d5d0', 0.42, coat=0.15)
    e = empty((0, 0.04, 0.12), (0, 0, rad(24)))
    onto(e, sphere(0.1, bd, (0, 0, 0), 40, scale=(0.62, 1.15, 0.36)), sphere(0.09, pbr('b2', 'bdb9b3', 0.4), (0, 0.02, 0.012), 40, scale=(0.5, 0.85, 0.36)))
    for sx in (-1, 1):
        for sy in (-1, 1):
            p = Vector((sx * 0.19, sy * 0.165, 0.012 if sy > 0 else 0.0))
            onto(e, tubes([[(sx * 0.045, sy * 0.075, 0.005), (sx * 0.12, sy * 0.13, 0.014), tuple(p)]], 0.0125, bd, 14, 0.009))
            onto(e, cyl(0.017, 0.04, blk, tuple(p - Vector((0, 0, 0.012)))), cyl(0.006, 0.012, chrome, tuple(p + Vector((0, 0, 0.028)))))
            onto(e, tubes([[tuple(p), tuple(p - Vector((0, 0, 0.105)))]], 0.006, bd, 10, 0.004))
            a = r.uniform(0.2, 2.8)
            for s in (0, pi):
                mb = MB()
                mb.grid([[(t * math.cos(a + s) - w * math.sin(a + s), t * math.sin(a + s) + w * math.cos(a + s), 0.004 + 0.02 * w / 0.012 * 0.25) for w in (-0.011 * q, 0, 0.011 * q)]
                         for t, q in [(0.006 + 0.125 * i / 14, math.sin(pi * (0.12 + 0.82 * i / 14)) ** 0.6) for i in range(15)]], [[(0, 0, 0, 1)] * 3] * 15, blk)
                o = obj('bl', mb.mesh('bl'), tuple(p + Vector((0, 0, 0.034))))
                o.modifiers.new('s', 'SOLIDIFY').thickness = 0.0014
                onto(e, o)
            onto(e, sphere(0.005, emit('led' + str(sy), 'ff5a4a' if sy < 0 else '7dffb0', 5), tuple(p - Vector((0, sy * -0.018, 0.004))), 12))
    # camera on its gimbal, looking at us
    onto(e, rbox('gm', 0.05, 0.012, 0.03, blk, 0.004, 3, (0, -0.1, -0.03)), rbox('cam', 0.046, 0.05, 0.042, blk, 0.012, 4, (0, -0.118, -0.052)))
    onto(e, obj('cl', lathe('cl', [(0, 0.004), (0.01, 0.003), (0.0165, 0), (0.0165, -0.012)], lensglass, 48), (0, -0.1435, -0.052), (rad(90), 0, 0)), torus(0.0165, 0.0026, chrome, (0, -0.143, -0.052), (rad(90), 0, 0)))
    for sx in (-1, 1):
        onto(e, sphere(0.008, lensglass, (sx * 0.026, -0.104, 0.004), 16))
    # controller with a screen
    c = empty((-0.27, -0.12, 0.03), (rad(24), 0, rad(18)))
    onto(c, rbox('rc', 0.18, 0.11, 0.034, bd, 0.015, 4))
    for sx in (-1, 1):
        onto(c, cyl(0.012, 0.006, blk, (sx * 0.055, -0.012, 0.017)), cyl(0.004, 0.024, chrome, (sx * 0.055, -0.012, 0.02)), sphere(0.007, blk, (sx * 0.055, -0.012, 0.046), 14))
    F.dome((0.36, 0.34, 0.05), 0.13, n=18, fs=0.13, leaves=20, leafL=1.3, fill=5, zmin=-0.1)
    F.dome((-0.42, 0.34, 0.05), 0.13, n=18, fs=0.13, leaves=20, leafL=1.3, fill=5, zmin=-0.1)
    petals(F, 8, (-0.2, 0.35), (-0.24, -0.12))
    if seed % 2:
        bokeh(r, 12, z=(-0.1, 2.4), back='46362c', s=16)
        area((-1.2, -0.8, 1.2), (0, 0, 0.1), 0.9, 36, 'fff0dc')
        area((1.0, 0.8, 0.9), (0, 0, 0.1), 0.5, 24, 'ffb884')
        world_color('6a5648', 0.55)
    else:
        plane(10, 5, pbr('wall', T['bg'], 0.9), (0, 1.6, 1.5), (pi / 2, 0, 0))
        softbox(0.7)
    camera((0.06, -1.05, 0.4), (-0.02, 0.02, 0.1), 52, 2.2, focus=(0.05, -0.08, 0.08))
    render(kind, exposure=0.5, spp=40, bloom=0.1)
elif kind == 'projector':
    plane(8, 6, wood('tb', '6e5038', '4a3322', 0.4, 0.6), (0, 1.2, 0))
    plane(10, 5, pbr('wall', '3a302c', 0.95), (0, 3.0, 1.6), (pi / 2, 0, 0))
    # screen with our picture
    plane(2.15, 1.42, pbr('brd', 'f3efe8', 0.9), (0.42, 2.9, 1.02), (pi / 2, 0, 0))
    plane(2.0, 1.3, imgmat(art(0), 0.9, 0, 0.6), (0.42, 2.89, 1.02), (pi / 2, 0, 0))
    pt = pbr('paint', T['enamel'], 0.42, coat=0.3)
    e = empty((-0.12, 0.1, 0.0), (0, 0, rad(-24)))
    onto(e, rbox('bs', 0.2, 0.3, 0.03, blk, 0.008, 3, (0, 0, 0.03)), rbox('bd', 0.14, 0.24, 0.17, pt, 0.02, 4, (0, 0, 0.13)), rbox('gr', 0.004, 0.16, 0.1, steel, 0.002, 1, (0.072, 0, 0.13)))
    for k in range(9):
        onto(e, rbox('sl', 0.006, 0.008, 0.08, blk, 0.002, 1, (0.0735, -0.06 + 0.015 * k, 0.13)))
    for R, y, d, m in ((0.045, 0.12, 0.03, blk), (0.038, 0.15, 0.05, chrome), (0.042, 0.2, 0.03, blk)):
        onto(e, cyl(R, d, m, (0, y + d, 0.14), (rad(90), 0, 0)))
    onto(e, sphere(0.032, emit('lamp', 'fff0d0', 14), (0, 0.228, 0.14), 24))
    for k, (y, z) in enumerate(((0.13, 0.33), (-0.13, 0.3))):
        q = empty((0.09, y, z), (0, rad(90), 0))
        q.parent = e
        reel(q, 0.13)
        onto(e, tubes([[(0.05, y * 0.4, 0.2), (0.075, y, z)]], 0.012, pt, 10))
    for sx in (-1, 1):
        onto(e, cyl(0.016, 0.02, chrome, (0.072, 0.06 * sx, 0.06), (0, rad(90), 0)))
    F.dome((0.42, 0.36, 0.06), 0.15, n=20, fs=0.14, leaves=22, leafL=1.3, fill=6, zmin=-0.1)
    F.dome((-0.55, 0.5, 0.06), 0.15, n=18, fs=0.14, leaves=22, leafL=1.3, fill=6, zmin=-0.1)
    C = Candles(0.4)
    for x, y in ((0.24, -0.02), (-0.46, 0.0), (0.6, 0.1)):
        C.votive(x, y, 0)
    q = empty((0.24, -0.14, 0.014))
    reel(q, 0.1, 0.034, 0.085)
    area((-1.0, -0.8, 1.1), (0, 0, 0.15), 0.8, 15, 'fff0dc')
    area((0.42, 2.6, 1.1), (0, 0, 0.15), 1.2, 16, 'ffe2c8')
    world_color('3a302a', 0.4)
    camera((0.24, -1.5, 0.55), (0.1, 0.6, 0.42), 38, 2.8, focus=(-0.06, 0.02, 0.2))
    render(kind, exposure=0.7, spp=40, bloom=0.1)
elif kind == 'edit':
    plane(6, 2.4, wood('tb', 'b98f66', '936c48', 0.4, 0.7), (0, 0.4, 0))
    plane(10, 5, pbr('wall', T['bg'], 0.9), (0, 1.25, 1.5), (pi / 2, 0, 0))
    al = pbr('alu', 'cfcbc6', 0.35, 0.8)
    W, H = (0.86, 0.5)
    e = empty((0, 0.36, 0.42), (rad(90), 0, rad(-6)))
    onto(e, rbox('mn', W, H, 0.018, al, 0.006, 3), plane(W - 0.02, H - 0.02, pbr('scr', '17161a', 0.25), (0, 0, 0.0095)))
    onto(e, rbox('st', 0.12, 0.3, 0.014, al, 0.005, 2, (0, -0.24, -0.02)))
    rbox('ft', 0.3, 0.2, 0.012, al, 0.005, 2, (0.0, 0.38, 0.008))
    # preview picture, clips in the bin, tracks below
    onto(e, plane(0.46, 0.26, imgmat(art(0), 0.25, 0, 0.75), (0.17, 0.09, 0.0102)))
    for k in range(6):
        onto(e, plane(0.11, 0.072, imgmat(art(k + 1), 0.25, 0, 0.6), (-0.34 + 0.125 * (k % 2), 0.175 - 0.085 * (k // 2), 0.0102)))
    cols = [emit('tk%d' % i, c, 0.6, False) for i, c in enumerate((P['a'][0], P['c'][0], P['leaf'][1], P['b'][0]))]
    for row in range(4):
        x = -0.4
        while x < 0.38:
            w = r.uniform(0.04, 0.16)
            w = min(w, 0.4 - x)
            if row < 2 or r.random() < 0.75:
                onto(e, plane(w - 0.003, 0.022, cols[row], (x + w / 2, -0.085 - 0.03 * row, 0.0102)))
            x += w
    wave = emit('wv', 'f4ece0', 0.5, False)
    for k in range(150):
        onto(e, plane(0.0026, 0.004 + 0.03 * abs(math.sin(k * 0.21) * math.sin(k * 0.053 + 1)) * r.uniform(0.5, 1), wave, (-0.39 + k * 0.0052, -0.213, 0.0102)))
    onto(e, plane(0.002, 0.17, emit('ph', 'ff6a5a', 1.5, False), (0.06, -0.15, 0.0106)))
    rbox('kb', 0.44, 0.14, 0.012, al, 0.006, 3, (-0.04, -0.06, 0.008))
    key = pbr('key', 'f8f5f0', 0.5)
    for j in range(4):
        for i in range(13):
            rbox('k', 0.027, 0.026, 0.006, key, 0.003, 2, (-0.238 + 0.033 * i, -0.1 + 0.031 * j, 0.017))
    sphere(0.05, pbr('ms', 'f8f5f0', 0.35, coat=0.3), (0.28, -0.06, 0.006), 32, scale=(0.6, 1, 0.4))
    hp = empty((0.46, 0.0, 0.0), (0, 0, rad(-20)))
    cov = pbr('hpc', T['enamel'], 0.6)
    for sx in (-1, 1):
        onto(hp, obj('ear', lathe('ear', smoothprof([(0, 0), (0.035, 0), (0.042, 0.012), (0.036, 0.028), (0.02, 0.03), (0, 0.03)], 4), cov, 40), (sx * 0.075, 0, 0.045), (0, rad(-90 * sx), 0)))
    onto(hp, tubes([[(0.078 * math.cos(a), 0.0, 0.045 + 0.125 * math.sin(a)) for a in [pi * i / 24 for i in range(25)]]], 0.008, blk, 10))
    hp.rotation_euler = (rad(-70), 0, rad(-30))
    hp.location = (0.46, -0.02, 0.03)
    obj('mug', lathe('mug', smoothprof([(0, 0.002), (0.036, 0.0), (0.042, 0.01), (0.043, 0.09), (0.042, 0.095)], 5) + [(0.039, 0.092), (0.038, 0.01), (0, 0.008)], pbr('mg', P['a'][1], 0.3, coat=0.3), 48), (-0.42, 0.02, 0))
    F.dome((-0.62, 0.24, 0.25), 0.14, n=20, fs=0.13, leaves=24, leafL=1.3, fill=6, zmin=-0.3)
    obj('vs', lathe('vs', smoothprof([(0, 0), (0.06, 0), (0.08, 0.07), (0.05, 0.15), (0.056, 0.18)], 5), pbr('vsm', 'f6f1e8', 0.35, coat=0.2), 48), (-0.62, 0.24, 0))
    area((-1.8, -0.8, 1.7), (0, 0.2, 0.3), 1.3, 30, 'fff5e8', 1.5)
    area((1.6, -1.2, 0.9), (0, 0.2, 0.3), 1.2, 5, 'ffe4d2')
    world_color('e0dad4', 0.35)
    camera((0.16, -1.45, 0.62), (0.0, 0.2, 0.3), 48, 3.2, focus=(0, 0.3, 0.4))
    render(kind, exposure=0.35, spp=40, bloom=0.04)
elif kind == 'reels':
    plane(6, 4, wood('tb', '9a7350', '6e4e34', 0.45, 0.7), (0, 0.6, 0))
    for k, (x, y, R) in enumerate(((-0.2, 0.08, 0.15), (0.16, 0.14, 0.13), (0.06, -0.14, 0.105))):
        reel(empty((x, y, 0.014 + 0.001 * k), (0, 0, k)), R, R * 0.34, R * (0.84 - 0.1 * k))
    tin = pbr('tin', (0.76, 0.7, 0.6, 1), 0.32, 1)
    for k in range(3):
        obj('can', lathe('can%d' % k, [(0, 0), (0.138, 0), (0.14, 0.002), (0.14, 0.026), (0.138, 0.028), (0.128, 0.028), (0.126, 0.0265), (0.06, 0.0265), (0.058, 0.028), (0, 0.028)], tin, 90), (0.44 + 0.01 * k, -0.02 + 0.012 * k, 0.029 * k))
    lb = plane(0.14, 0.08, pbr('lab', 'fbf4e6', 0.8), (0.46, 0.004, 0.0875), (0, 0, rad(14)))
    text('First dance', (0.46, 0.004, 0.0882), 0.026, pbr('ink', '4a4038', 0.6), script_font(), (0, 0, rad(14)))
    film = pbr('cel', '2c1c14', 0.2, coat=0.5)
    strip(lambda t: (-0.07 + 0.62 * t - 0.12 * math.sin(t * 5.4), -0.08 - 0.2 * t + 0.07 * math.sin(t * 9), 0.016 + 0.02 * abs(math.sin(t * 8)), 0.9 * math.sin(t * 7)), 0.03, film, 160)
    strip(lambda t: (-0.28 - 0.3 * t, -0.06 - 0.14 * math.sin(t * 4), 0.014 + 0.018 * abs(math.sin(t * 9)), 0.8 * math.sin(t * 6 + 1)), 0.03, film, 120)
    e = empty((-0.42, -0.1, 0.0))
    lens(e, 1.1, T['enamel'])
    F.dome((-0.5, 0.28, 0.03), 0.13, n=16, fs=0.13, leaves=18, leafL=1.4, fill=5, zmin=0)
    F.dome((0.48, 0.32, 0.03), 0.13, n=16, fs=0.13, leaves=18, leafL=1.4, fill=5, zmin=0)
    petals(F, 8, (-0.35, 0.4), (-0.32, -0.2))
    area((-1.3, 0.2, 1.2), (0, 0, 0.05), 0.9, 26, 'fff2e0', 1.2)
    area((1.2, -0.9, 0.8), (0, 0, 0.05), 0.9, 5, 'ffdcc4')
    area((0.3, 1.3, 0.9), (0, 0, 0.05), 0.6, 12, 'ffe2c0')
    world_color('c8bcb0', 0.35)
    camera((0.06, -1.1, 0.74), (0.06, 0.02, 0.02), 48, 2.8, focus=(0, 0.0, 0.02))
    render(kind, exposure=0.5, spp=40, bloom=0.04)
elif kind == 'lighttable':
    plane(6, 4, pbr('dk', '3b3632', 0.6, bump=(12, 0.1, 4)), (0, 0.4, -0.03))
    rbox('lt', 1.0, 0.7, 0.05, pbr('fr', 'e9e6e0', 0.4), 0.012, 3, (0, 0, -0.008))
    plane(0.94, 0.64, emit('glow', 'fff8ee', 0.55), (0, 0, 0.0175))
    mount = pbr('mount', 'f4f1ea', 0.8, emis='f4ece0', emis_s=0.25)
    n = 0
    for j in range(4):
        for i in range(6):
            if (i, j) in ((5, 0), (4, 0), (5, 1), (0, 3)):
                continue
            x, y, a = (-0.37 + 0.135 * i + r.uniform(-0.006, 0.006), -0.225 + 0.14 * j + r.uniform(-0.006, 0.006), rad(r.uniform(-4, 4)))
            for dx, dy, w, h in ((0, 0.0395, 0.112, 0.025), (0, -0.0395, 0.112, 0.025), (0.0445, 0, 0.023, 0.056), (-0.0445, 0, 0.023, 0.056)):
                q = Vector((dx, dy, 0)) @ Matrix.Rotation(-a, 3, 'Z')
                rbox('mt', w * 1.08, h, 0.002, mount, 0, 1, (x + q.x, y + q.y, 0.0195), (0, 0, a))
            plane(0.072, 0.058, imgmat(art(n), 0.2, 0, 0.8), (x, y, 0.019), (0, 0, a))
            n += 1
    e = empty((0.33, -0.17, 0.018))
    gl = thin('lup', 'ffffff', 0.5)
    onto(e, obj('lp', lathe('lp', [(0.05, 0), (0.053, 0.002), (0.047, 0.05), (0.05, 0.052), (0.05, 0.085), (0.046, 0.087), (0.042, 0.085)], blk, 72)), obj('lpg', lathe('lpg', [(0, 0.092), (0.03, 0.089), (0.043, 0.083)], gl, 48)))
    for k in range(2):
        strip(lambda t: (-0.5 + 0.42 * t, 0.33 + 0.05 * k - 0.04 * math.sin(t * 4), 0.022 + 0.006 * math.sin(t * 6), 0.3 * math.sin(t * 5)), 0.034, pbr('neg', '6a3c22', 0.2, coat=0.4), 80)
    F.dome((0.6, 0.36, 0.02), 0.13, n=16, fs=0.13, leaves=18, leafL=1.5, fill=5, zmin=0)
    F.dome((-0.62, -0.34, 0.02), 0.12, n=14, fs=0.13, leaves=16, leafL=1.5, fill=4, zmin=0)
    area((-1.4, 0.4, 1.3), (0, 0, 0), 1, 12, 'fff2e0')
    area((1.2, -0.8, 1.1), (0, 0, 0), 1, 5, 'ffe2cc')
    world_color('8a8078', 0.35)
    camera((0.1, -0.66, 0.86), (0.02, 0.02, 0), 46, 3.2, focus=(0, -0.02, 0.02))
    render(kind, exposure=0.2, spp=40, bloom=0.06)
elif kind == 'wall':
    plane(10, 5, pbr('wall', T['bg'], 0.9, bump=(3, 0.12, 8, 'noise', 0.04)), (0, 0.1, 1.5), (pi / 2, 0, 0))
    wd = wood('frm', 'caa272', 'a87e4e', 0.4, 1)
    mat = pbr('matb', 'fbf8f2', 0.9)
    L_ = ((-0.78, 1.62, 0.52, 0.66), (-0.16, 1.72, 0.6, 0.46), (0.5, 1.66, 0.5, 0.58), (-0.2, 1.18, 0.5, 0.5), (0.42, 1.12, 0.62, 0.44), (-0.8, 1.05, 0.46, 0.36))
    for i, (x, z, w, h) in enumerate(L_):
        e = empty((x, 0.08, z), (rad(90), 0, 0))
        m = wd if i % 2 else g
        for a, b, dx, dy in ((w, 0.022, 0, h / 2), (w, 0.022, 0, -h / 2), (0.022, h + 0.022, w / 2, 0), (0.022, h + 0.022, -w / 2, 0)):
            onto(e, rbox('f', a, b, 0.03, m, 0.004, 2, (dx, dy, 0.0)))
        onto(e, plane(w, h, mat, (0, 0, -0.008)))
        n0 = set(bpy.data.objects)
        printed(art(i), w - 0.12, h - 0.12, (0, 0, -0.006), 0, 0.0)
        for o in set(bpy.data.objects) - n0:
            o.parent = e
    wt = wood('con', 'b58a5c', '8e683f', 0.4, 0.8)
    rbox('tp', 1.9, 0.4, 0.04, wt, 0.008, 3, (-0.1, -0.16, 0.76))
    rbox('bd', 1.8, 0.36, 0.16, wt, 0.006, 2, (-0.1, -0.16, 0.66))
    rbox('al', 0.36, 0.26, 0.04, linen(P['a'][0], 120, 0.3), 0.008, 3, (0.28, -0.2, 0.8), (0, 0, rad(10)))
    rbox('al', 0.3, 0.22, 0.03, linen(P['w'][0], 120, 0.3), 0.008, 3, (0.29, -0.2, 0.836), (0, 0, rad(-6)))
    F.dome((-0.62, -0.16, 1.06), 0.14, n=22, fs=0.13, leaves=26, leafL=1.3, fill=6, zmin=-0.3)
    obj('vs', lathe('vs', smoothprof([(0, 0), (0.06, 0), (0.085, 0.08), (0.05, 0.17), (0.056, 0.2)], 5), pbr('vsm', 'f6f1e8', 0.35, coat=0.2), 48), (-0.62, -0.16, 0.78))
    C = Candles(0.3)
    C.pillar(-0.28, -0.2, 0.78, 0.035, 0.12)
    C.pillar(-0.18, -0.16, 0.78, 0.03, 0.08)
    e = empty((0.66, -0.18, 0.82), (0, 0, rad(-20)))
    onto(e, rbox('cb', 0.14, 0.06, 0.085, pbr('lth', '2a2422', 0.6, bump=(300, 0.3, 2)), 0.01, 3), rbox('ct', 0.13, 0.05, 0.02, chrome, 0.006, 3, (0, 0, 0.048)))
    q = empty((0, -0.03, -0.004), (rad(90), 0, 0))
    q.parent = e
    lens(q, 0.62)
    area((-2.4, -1.6, 2.6), (0, 0, 1.2), 1.5, 95, 'fff5e8', 1.8)
    area((2.0, -2, 1.4), (0, 0, 1.2), 1.6, 14, 'ffe8d8')
    world_color('e6e0da', 0.42)
    camera((0.15, -2.9, 1.32), (-0.12, 0, 1.28), 46, 4, focus=(0, -0.02, 1.3))
    render(kind, exposure=0.3, spp=40, bloom=0.03)
elif kind == 'lenses':
    cloth(2.4, 1.8, linen(T['cloth'], 55, 0.35), 0.008, 1.7, seed)
    case = pbr('case', '2a2724', 0.7, bump=(300, 0.3, 2))
    foam = pbr('foam', '1b1a1c', 0.95, bump=(200, 0.3, 2))
    rbox('cs', 0.62, 0.42, 0.09, case, 0.02, 4, (0.0, 0.08, 0.046), (0, 0, rad(4)))
    rbox('fo', 0.57, 0.37, 0.02, foam, 0.008, 3, (0.0, 0.08, 0.086), (0, 0, rad(4)))
    for k, (x, y, s) in enumerate(((-0.2, 0.17, 1), (-0.08, 0.16, 1.15), (0.06, 0.18, 0.9))):
        lens(empty((x, y, 0.03)), s, (T['enamel'], 'c9a24a', 'b3303a')[k])
    # camera body lying on its back in the case
    e = empty((0.1, 0.02, 0.12), (0, 0, rad(8)))
    onto(e, rbox('cb', 0.15, 0.1, 0.06, pbr('lth', '201e20', 0.6, bump=(320, 0.4, 2)), 0.014, 4), rbox('ct', 0.145, 0.03, 0.056, chrome, 0.01, 3, (0, 0.052, 0)), cyl(0.011, 0.012, chrome, (0.05, 0.068, 0), (rad(-90), 0, 0)), rbox('pr', 0.05, 0.026, 0.05, chrome, 0.008, 3, (0, 0.075, 0)))
    q = empty((0, -0.008, 0.028))
    q.parent = e
    lens(q, 0.85, 'b3303a')
    for k in range(3):
        rbox('cd', 0.034, 0.044, 0.004, pbr('cd%d' % k, (P['a'][0], P['c'][0], '3a3a40')[k], 0.5), 0.002, 2, (-0.24 + 0.045 * k, -0.02 + 0.006 * k, 0.099), (0, 0, rad(8 - 7 * k)))
    lt = pbr('strap', '8a5a34', 0.55, bump=(120, 0.2, 3))
    strip(lambda t: (0.4 + 0.16 * math.sin(t * 5), 0.25 - 0.6 * t, 0.012 + 0.014 * abs(math.sin(t * 6)), 0.6 * math.sin(t * 5)), 0.03, lt, 120)
    lens(empty((-0.46, 0.02, 0.0), (0, 0, 0)), 0.9, 'c9a24a')
    cyl(0.042, 0.012, blk, (-0.46, -0.14, 0.002))
    F.dome((-0.62, 0.38, 0.0), 0.12, n=13, fs=0.13, leaves=14, leafL=1.7, fill=4, zmin=0.05, small=8, squash=(1.2, 1, 0.4))
    F.dome((0.64, -0.36, 0.0), 0.11, n=11, fs=0.125, leaves=12, leafL=1.7, fill=3, zmin=0.05, small=7, squash=(1.2, 1, 0.4))
    petals(F, 8, (-0.4, 0.4), (-0.4, -0.25), 0.006, 0.045)
    flatlight(F, 0.95)
    camera((0.02, -0.72, 1.2), (-0.03, 0.05, 0.03), 52, 4, focus=(0, 0.05, 0.1))
    render(kind, exposure=0.0, spp=40, bloom=0.03, vig=0.15)
elif kind == 'instant':
    # instant prints pegged to a string of lights over a wooden wall
    wd = [wood('pl%d' % i, a, b, 0.7, 0.6) for i, (a, b) in enumerate((('d9cbb8', 'c2b19a'), ('d2c2ac', 'baa68c'), ('ddd0be', 'c8b8a2')))]
    for i in range(14):
        rbox('pl', 3.2, 0.03, 0.145, wd[i % 3], 0.004, 1, (0, 0.06, 0.08 + 0.149 * i))
    peg = wood('peg', 'd8b482', 'b98f58', 0.6, 3)
    film = pbr('film', 'fbf9f4', 0.5)
    bulb = emit('bulb', 'ffcf9a', 14)
    n = 0
    for row, (z, sag) in enumerate(((1.62, 0.06), (1.18, 0.08), (0.74, 0.05))):
        path = catenary((-1.3, 0.02, z), (1.3, 0.02, z + 0.04), 26, sag)
        tubes([path], 0.002, pbr('cord', '8a7a66', 0.8), 6)
        for k in range(2, 26, 3):
            sphere(0.011, bulb, path[k] + Vector((0, -0.006, -0.012)), 14)
        for k in range(4, 25, 4):
            p = path[k] + Vector((r.uniform(-0.02, 0.02), 0, 0))
            e = empty((p.x, p.y - 0.006, p.z - 0.14), (rad(90), 0, rad(0)))
            e.rotation_euler = Euler((rad(88), rad(r.uniform(-5, 5)), 0))
            onto(e, rbox('po', 0.22, 0.27, 0.001, film, 0, 1))
            n0 = set(bpy.data.objects)
            printed(art(n), 0.19, 0.19, (0, 0.022, 0.001), 0, 0)
            for o in set(bpy.data.objects) - n0:
                o.parent = e
            onto(e, rbox('pg', 0.014, 0.055, 0.012, peg, 0.002, 1, (0, 0.135, 0.003)))
            n += 1
    F.dome((-0.9, -0.1, 0.2), 0.2, n=24, fs=0.17, leaves=34, leafL=1.3, fill=8, zmin=-0.2)
    F.dome((0.95, -0.08, 1.85), 0.16, n=16, fs=0.15, leaves=34, leafL=1.7, fill=8, zmin=-0.9)
    area((-2.2, -1.6, 2.4), (0, 0, 1.1), 1.4, 70, 'fff3e2', 1.6)
    area((2, -1.8, 1), (0, 0, 1), 1.4, 9, 'ffe0cc')
    world_color('d8d0c8', 0.35)
    camera((0.5, -2.2, 1.15), (0.0, 0, 1.12), 44, 2.4, focus=(0.1, 0, 1.1))
    render(kind, exposure=0.35, spp=40, bloom=0.1)
