"""Hair and make-up still lifes:  kind(brushes|mirror|robe|hairtools|pearls) palette seed"""
import sys, os
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *
kind, pal, seed = args('brushes', 'blush', 3)
reset()
F = Florals(pal, seed, res=9)
r = F.r
P = PAL[pal]
T = TONE[pal]
g = gold()
cer = pbr('cer', 'fbf7f1', 0.25, coat=0.3)
pearl = pbr('pearl', 'efe2d4', 0.16, coat=0.8, sss=0.1)
handle = pbr('handle', P['a'][0], 0.25, coat=0.4)
hair = pbr('hair', '7a5644', 0.85, bump=(900, 0.4, 2))

def brush(loc, rot, s=1, head=1.0, tip=None):
    """make-up brush along its own +z"""
    e = link(bpy.data.objects.new('br', None))
    e.location = loc
    e.rotation_euler = rot
    e.scale = (s,) * 3
    w = head
    for me in (lathe('bh', smoothprof([(0, 0), (0.0042, 0.002), (0.0034, 0.05), (0.0058, 0.11), (0.0066, 0.13)], 5), handle, 24),
               lathe('bf', [(0.0066, 0.13), (0.0078, 0.132), (0.0078 * w, 0.165), (0.0075 * w, 0.167)], g, 28),
               lathe('bt', smoothprof([(0.0075 * w, 0.166), (0.0128 * w, 0.188), (0.012 * w, 0.205), (0.006 * w, 0.217), (0, 0.219)], 5), tip or hair, 32)):
        obj('brp', me).parent = e

def lipstick(x, y, c, open_=True, s=1):
    obj('l1', lathe('l1', [(0, 0), (0.0125, 0), (0.0125, 0.038), (0.0105, 0.039), (0.0105, 0.056)], g, 32), (x, y, 0), scale=s)
    if open_:
        obj('l2', lathe('l2' + c, [(0.009, 0.054), (0.009, 0.074), (0.008, 0.08), (0.0045, 0.086), (0, 0.087)], pbr('lip' + c, c, 0.3, coat=0.2), 32), (x, y, 0), scale=s)
    else:
        obj('l3', lathe('l3', [(0.0118, 0.038), (0.0128, 0.04), (0.0128, 0.08), (0.011, 0.083), (0, 0.083)], handle, 32), (x, y, 0), scale=s)

def perfume(x, y, w=0.08, h=0.1, rot=0):
    gl = glass('pg', 'ffffff', 0, 1.48)
    pk = pbr('perf', P['a'][0], 0.03, trans=0.8, ior=1.36, emis=P['a'][1], emis_s=0.15)
    rbox('pf', w, w * 0.5, h, gl, 0.012, 5, (x, y, h / 2 + 0.002), (0, 0, rad(rot)))
    rbox('pl', w * 0.84, w * 0.36, h * 0.64, pk, 0.007, 4, (x, y, h * 0.44), (0, 0, rad(rot)))
    obj('cap', lathe('cap', smoothprof([(0, 0), (0.014, 0), (0.014, 0.008), (0.021, 0.012), (0.023, 0.044), (0.019, 0.05), (0, 0.051)], 4), g, 32), (x, y, h))
if kind == 'brushes':
    plane(4, 3, marble('mar', 'f6f0ea', 'd6c8bc'), (0, 0, 0))
    cup = lathe('cup', smoothprof([(0, 0.0), (0.034, 0), (0.038, 0.006), (0.04, 0.1), (0.0405, 0.104)], 5) + [(0.037, 0.103), (0.036, 0.01), (0, 0.009)],
                pbr('cupm', T['enamel'], 0.4, coat=0.3), 64)
    cup2 = lathe('cup2', smoothprof([(0, 0.0), (0.034, 0), (0.038, 0.006), (0.04, 0.08), (0.0405, 0.084)], 5) + [(0.037, 0.083), (0.036, 0.01), (0, 0.009)], cer, 64)
    tips = [hair, pbr('h2', P['b'][0], 0.85), pbr('h3', 'efe2d2', 0.85)]
    for me, x, y, n in ((cup, -0.12, 0.06, 7), (cup2, 0.0, 0.12, 6)):
        obj('cup', me, (x, y, 0))
        for k in range(n):
            a = 2 * pi * k / n + 0.4
            q = r.uniform(0.012, 0.02)
            brush((x + q * 0.5 * math.cos(a), y + q * 0.5 * math.sin(a), 0.012), (rad(-11) * math.sin(a), rad(11) * math.cos(a), a), r.uniform(0.88, 1.06),
                  r.choice([0.7, 1, 1.35, 1.5]), tips[k % 3])
    # open compact with four powders, its mirror lid leaning back
    rbox('pal', 0.15, 0.1, 0.012, g, 0.005, 3, (0.13, -0.06, 0.007), (0, 0, rad(-14)))
    for k, c in enumerate((P['a'][0], P['b'][0], P['c'][0], 'c9a184', 'a9785c', 'e9d3bd')):
        q = Vector((-0.046 + 0.046 * (k % 3), -0.02 + 0.04 * (k // 3), 0)) @ Matrix.Rotation(rad(14), 3, 'Z')
        rbox('pw', 0.04, 0.034, 0.004, pbr('pw%d' % k, c, 0.85, bump=(150, 0.15, 3)), 0.001, 2, (0.13 + q.x, -0.06 + q.y, 0.0135), (0, 0, rad(-14)))
    lid = rbox('lid', 0.15, 0.1, 0.008, g, 0.003, 2, (0.146, 0.014, 0.05), (rad(72), 0, rad(-14)))
    rbox('lm', 0.138, 0.088, 0.001, pbr('mir', 'eef0f2', 0.02, 1), 0, 1, (0.1455, 0.0095, 0.05), (rad(72), 0, rad(-14)))
    brush((0.1, -0.17, 0.011), (rad(0), rad(90), rad(12)), 1, 1.2, tips[1])
    lipstick(-0.02, -0.08, P['c'][0])
    lipstick(-0.062, -0.05, P['a'][2])
    lipstick(0.028, -0.035, 'b04a4a', False)
    perfume(-0.25, 0.1, rot=14)
    F.dome((-0.36, 0.3, 0.06), 0.13, n=18, fs=0.12, leaves=18, leafL=1.2, fill=5, zmin=0)
    F.dome((0.36, 0.28, 0.05), 0.12, n=14, fs=0.12, leaves=16, leafL=1.2, fill=4, zmin=0)
    petals(F, 7, (-0.25, 0.05), (-0.2, -0.12))
    plane(10, 5, pbr('wall', T['bg'], 0.9), (0, 1.5, 1.5), (pi / 2, 0, 0))
    softbox(0.62)
    camera((0.08, -0.92, 0.36), (0.0, 0.02, 0.075), 56, 2.4, focus=(0.0, -0.05, 0.06))
    render(kind, exposure=0.5, spp=40, bloom=0.05, bounces=10, warm=(0.98, 1, 1.04))
elif kind == 'mirror':
    plane(6, 2, marble('mar', 'f6f0ea', 'd6c8bc'), (0, 0.4, 0))
    plane(12, 5, pbr('wall', T['bg'], 0.9, bump=(3, 0.1, 8, 'noise', 0.04)), (0, 0.6, 1.5), (pi / 2, 0, 0))
    fr = pbr('frame', 'fbf7f1', 0.3, coat=0.4)
    W, H, z0 = (0.78, 0.6, 0.06)
    e = link(bpy.data.objects.new('mr', None))
    e.location = (0.08, 0.36, z0 + H / 2)
    e.rotation_euler = (rad(90 - 4), 0, rad(-7))
    for o in (rbox('fr', W, H, 0.04, fr, 0.012, 3), plane(W - 0.17, H - 0.17, pbr('mir', 'f2f2f2', 0.01, 1), (0, 0, 0.0215))):
        o.parent = e
    bm = emit('bulb', 'ffe3c0', 7)
    ring = [(x, s * (H / 2 - 0.042)) for s in (-1, 1) for x in (-0.3, -0.15, 0, 0.15, 0.3)] + [(s * (W / 2 - 0.042), y) for s in (-1, 1) for y in (-0.13, 0.0, 0.13)]
    for x, y in ring:
        o = sphere(0.021, bm, (x, y, 0.045), 20)
        o.parent = e
        o = cyl(0.014, 0.012, g, (x, y, 0.02))
        o.parent = e
    for sx in (-1, 1):
        rbox('ft', 0.05, 0.16, 0.06, fr, 0.01, 2, (0.08 + sx * 0.28, 0.35 - sx * 0.035, 0.03))
    # the room the mirror sees: a pale wall with a window and flowers
    plane(8, 5, pbr('room', T['cloth'], 0.9), (0, -3.2, 1.5), (pi / 2, 0, 0))
    plane(0.9, 1.5, emit('win', 'fff3e2', 1.0), (-0.75, -3.15, 0.7), (pi / 2, 0, 0))
    for x in (-1.22, -0.75, -0.28):
        rbox('wb', 0.05, 0.05, 1.65, fr, 0.005, 1, (x, -3.12, 0.7))
    F.dome((-0.5, 0.16, 0.27), 0.15, n=22, fs=0.13, leaves=24, leafL=1.2, fill=6, zmin=-0.3)
    obj('vase', lathe('vase', smoothprof([(0, 0), (0.05, 0), (0.075, 0.06), (0.05, 0.15), (0.056, 0.18)], 6), cer, 48), (-0.5, 0.16, 0))
    tray = lathe('tray', [(0, 0.004), (0.15, 0.004), (0.154, 0.016), (0.157, 0.016), (0.155, 0), (0, 0)], g, 72)
    obj('tray', tray, (0.3, 0.05, 0))
    perfume(0.26, 0.08, 0.075, 0.1, 10)
    perfume(0.36, 0.06, 0.06, 0.075, -20)
    lipstick(0.22, 0.0, P['c'][0], s=1)
    lipstick(0.29, -0.02, P['a'][0], False)
    cup = lathe('cup', smoothprof([(0, 0.0), (0.034, 0), (0.038, 0.006), (0.04, 0.09), (0.0405, 0.094)], 5) + [(0.037, 0.093), (0.036, 0.01), (0, 0.009)],
                pbr('cupm', T['enamel'], 0.4, coat=0.3), 64)
    obj('cup', cup, (-0.22, 0.06, 0))
    for k in range(6):
        a = k * 1.047
        brush((-0.22 + 0.008 * math.cos(a), 0.06 + 0.008 * math.sin(a), 0.012), (rad(-11) * math.sin(a), rad(11) * math.cos(a), a), 0.95, r.choice([0.8, 1.2, 1.4]))
    brush((-0.14, -0.12, 0.011), (0, rad(90), rad(16)), 1, 1.3)
    petals(F, 6, (-0.3, 0.15), (-0.16, -0.06))
    area((-1.6, -1.0, 1.5), (0, 0, 0.2), 1.3, 30, 'fff5e8', 1.5)
    world_color('e6e0da', 0.35)
    camera((-0.1, -1.55, 0.46), (-0.03, 0.1, 0.29), 55, 2.4, focus=(0, 0.08, 0.15))
    render(kind, exposure=0.45, spp=40, bloom=0.12, bounces=8)
elif kind == 'robe':
    wall = pbr('wall', T['bg'], 0.9, bump=(3, 0.12, 8, 'noise', 0.04))
    plane(8, 5, wall, (0, 0.16, 1.5), (pi / 2, 0, 0))
    plane(8, 4, wood('fl', 'c9a57c', 'a8835a', 0.4, 0.6), (0, -1.8, 0))
    rbox('skirt', 8, 0.03, 0.16, pbr('sk', 'f6f1ea', 0.5), 0.006, 2, (0, 0.145, 0.08))
    for z in (0.95, 2.45):
        rbox('mo', 8, 0.02, 0.035, pbr('mo', T['bg'], 0.7), 0.008, 2, (0, 0.15, z))
    silk = pbr('silk', P['a'][1], 0.42, spec=0.4, sheen=0.5, sss=0.03)
    lace = pbr('lace', 'fbf7f0', 0.8, bump=(260, 0.8, 2, 'vor'))
    top = 1.62
    rows = []
    n = 200
    prof = lambda v: lerp(0.2, 0.17, min(1, v / 0.32)) if v < 0.32 else lerp(0.17, 0.31, ((v - 0.32) / 0.68) ** 0.8)
    for i in range(70):
        v = i / 69
        w = prof(v)
        z = top - 1.02 * v - 0.035 * (1 - v) ** 3
        row = []
        for j in range(n):
            t = pi * j / (n - 1)
            fold = (0.003 + 0.022 * v) * (math.sin(t * 8.3 + 1.6 * math.sin(v * 2.6)) + 0.45 * math.sin(t * 14.7 + v * 5) + 0.25 * math.sin(t * 23 - v * 3)) * min(1, max(0, v - 0.06) * 4)
            drop = 0.055 * (1 - v) * abs(math.cos(t)) ** 1.5
            row.append((w * math.cos(t), -(0.055 + 0.05 * v) * math.sin(t) - fold, z - drop))
        rows.append(row)
    mb = MB()
    mb.grid(rows, [[(0, 0, 0, 1)] * n] * 70, silk)
    # sleeves
    for sx in (-1, 1):
        q = []
        for i in range(40):
            v = i / 39
            c = Vector((sx * lerp(0.185, 0.34, v ** 0.85), -0.03 - 0.01 * v, top - 0.06 - 0.46 * v))
            rr = lerp(0.06, 0.105, v)
            q.append([(c.x + rr * math.cos(2 * pi * j / 60) * (1 + 0.07 * v * math.sin(2 * pi * j / 60 * 3 + 3 * v)), c.y + rr * 0.5 * math.sin(2 * pi * j / 60) * (1 + 0.16 * v * math.sin(2 * pi * j / 60 * 5 + 2 * v)),
                       c.z - sx * 0.0 + 0.02 * math.cos(2 * pi * j / 60) * -sx * v) for j in range(60)])
        mb.grid(q, [[(0, 0, 0, 1)] * 60] * 40, silk, True)
        mb.grid([[(x * 1.0, y - 0.001, z) for x, y, z in q[-1]], [(lerp(q[-1][30][0] / 2 + q[-1][0][0] / 2, x, 1.06), y * 1.05, z - 0.05) for x, y, z in q[-1]]], [[(0, 0, 0, 1)] * 60] * 2, lace, True)
    obj('robe', mb.mesh('robe'))
    # collar: two bands crossing at the waist, belt with hanging ends
    for sx in (-1, 1):
        f = lambda t, s: Vector((sx * lerp(0.075, -0.03, t) + sx * s * lerp(0.028, 0.034, t), -0.045 - 0.055 * math.sin(pi * min(1, t * 0.9 + 0.1)) - 0.012 * (sx < 0) - 0.006, top + 0.015 - 0.42 * t - 0.02 * abs(s)))
        mb = MB()
        mb.grid([[tuple(f(i / 30, s)) for s in (-1, -0.3, 0.3, 1)] for i in range(31)], [[(0, 0, 0, 1)] * 4] * 31, lace if sx > 0 else silk)
        o = obj('col', mb.mesh('col%d' % sx))
        o.modifiers.new('s', 'SOLIDIFY').thickness = 0.006
    belt = pbr('belt', P['a'][0], 0.4, sheen=0.6)
    mb = MB()
    wz = top - 0.4
    mb.grid([[(0.186 * math.cos(pi * j / 60), -0.098 * math.sin(pi * j / 60) - 0.006 * math.sin(j * 0.8), wz + dz) for j in range(61)] for dz in (-0.022, -0.008, 0.008, 0.022)], [[(0, 0, 0, 1)] * 61] * 4, belt)
    obj('belt', mb.mesh('belt')).modifiers.new('s', 'SOLIDIFY').thickness = 0.006
    rbox('knot', 0.045, 0.03, 0.05, belt, 0.014, 4, (-0.02, -0.12, wz), (0, 0.2, 0))
    for dx, ln in ((-0.03, 0.4), (0.03, 0.34)):
        mb = MB()
        mb.grid([[(-0.02 + dx * (1 + t) + 0.012 * math.sin(t * 7) + s * 0.018, -0.125 - 0.03 * math.sin(t * 3) - 0.008 * s, wz - ln * t) for s in (-1, 0, 1)] for t in [i / 30 for i in range(31)]], [[(0, 0, 0, 1)] * 3] * 31, belt)
        obj('be', mb.mesh('be')).modifiers.new('s', 'SOLIDIFY').thickness = 0.004
    hw = wood('hang', 'd0a878', 'b08450', 0.35, 1)
    tubes([[(-0.21, -0.03, top - 0.06), (-0.1, -0.03, top + 0.015), (0, -0.03, top + 0.035), (0.1, -0.03, top + 0.015), (0.21, -0.03, top - 0.06)]], 0.014, hw, 12)
    tubes([[(0, -0.03, top + 0.03), (0, -0.03, top + 0.09), (0.03, -0.03, top + 0.13), (0.0, -0.03, top + 0.16), (-0.025, -0.02, top + 0.135)]], 0.004, g, 8)
    sphere(0.022, g, (0, 0.1, top + 0.16))
    tubes([[(0, 0.15, top + 0.16), (0, -0.05, top + 0.158)]], 0.007, g, 10)
    # stool with flowers, slippers of light on the floor
    obj('stl', lathe('stl', smoothprof([(0, 0.0), (0.2, 0.0), (0.215, 0.02), (0.215, 0.36), (0.2, 0.4), (0, 0.41)], 5), pbr('velvet', T['nap'], 0.9, sheen=1, bump=(300, 0.2, 2)), 64), (0.66, -0.25, 0.04))
    torus(0.212, 0.012, g, (0.66, -0.25, 0.05))
    F.dome((0.66, -0.3, 0.5), 0.12, n=20, fs=0.13, leaves=26, leafL=1.5, fill=6, zmin=0.0)
    F.dome((-0.72, -0.06, 0.62), 0.2, n=26, fs=0.17, leaves=40, leafL=1.5, fill=10, zmin=-0.3)
    obj('vase', lathe('vase', smoothprof([(0, 0), (0.1, 0), (0.15, 0.12), (0.13, 0.34), (0.07, 0.44), (0.085, 0.5)], 6), cer, 64), (-0.72, -0.06, 0))
    area((-2.2, -1.6, 2.2), (0, 0, 1.2), 1.5, 120, 'fff3e2', 1.8)
    area((2.2, -1.8, 1.2), (0, 0, 1), 1.6, 14, 'ffe4d2')
    world_color('e6e0da', 0.4)
    camera((0.12, -3.1, 1.22), (0.0, 0, 1.02), 62, 2.4, focus=(0, -0.1, 1.3))
    render(kind, exposure=0.25, spp=40, bloom=0.05)
elif kind == 'hairtools':
    cloth(2.4, 1.8, linen(T['cloth'], 55, 0.3), 0.006, 1.6, seed)
    bk = pbr('bk', '26242a', 0.4, coat=0.2)
    ce = pbr('ceram', P['a'][1], 0.2, coat=0.5)
    e = link(bpy.data.objects.new('wand', None))
    e.location = (-0.3, 0.05, 0.028)
    e.rotation_euler = (rad(90), 0, rad(-32))
    for me in (lathe('wh', smoothprof([(0, -0.17), (0.014, -0.168), (0.018, -0.1), (0.02, -0.02), (0.024, 0.0), (0.024, 0.012)], 5), ce, 40),
               lathe('wc', [(0.024, 0.012), (0.026, 0.014), (0.026, 0.03), (0.018, 0.034)], g, 40),
               lathe('wb', smoothprof([(0.0165, 0.034), (0.0155, 0.2), (0.013, 0.214), (0, 0.218)], 5), bk, 40)):
        obj('w', me).parent = e
    strip(lambda t: (-0.39 - 0.12 * t - 0.06 * math.sin(t * 7), -0.1 - 0.35 * t + 0.05 * math.sin(t * 5), 0.008, 0), 0.007, bk, 80)
    # paddle brush
    e = link(bpy.data.objects.new('pb', None))
    e.location = (0.02, 0.08, 0.02)
    e.rotation_euler = (0, 0, rad(14))
    wd = wood('pbw', 'c99a68', 'a87848', 0.35, 2)
    for o in (sphere(0.075, wd, (0, 0.08, 0), 32, scale=(0.75, 1.05, 0.2)), rbox('ph', 0.026, 0.2, 0.02, wd, 0.009, 4, (0, -0.09, 0)), sphere(0.066, pbr('pad', P['c'][1], 0.6), (0, 0.08, 0.008), 28, scale=(0.72, 1.04, 0.2))):
        o.parent = e
    q = MB()
    for i in range(-4, 5):
        for j in range(-6, 7):
            x, y = (i * 0.0105, j * 0.0105)
            if (x / 0.044) ** 2 + (y / 0.066) ** 2 < 1:
                q.tube([(x, 0.08 + y, 0.015), (x * 1.1, 0.08 + y * 1.08, 0.042)], 0.0011, 0.0011, bk, 5)
    obj('bri', q.mesh('bri')).parent = e
    # comb, velvet rollers, pins, ribbon
    ac = pbr('ac', 'b0784a', 0.25, coat=0.4)
    e = link(bpy.data.objects.new('cb', None))
    e.location = (0.3, 0.16, 0.006)
    e.rotation_euler = (0, 0, rad(-24))
    rbox('cb', 0.2, 0.018, 0.006, ac, 0.003, 3, (0, 0.02, 0)).parent = e
    for k in range(34):
        rbox('ct', 0.0028, 0.04, 0.004, ac, 0, 1, (-0.096 + k * 0.0058, -0.008, 0)).parent = e
    vel = [pbr('v%d' % i, c, 0.95, sheen=1, bump=(500, 0.5, 2)) for i, c in enumerate((P['a'][0], P['b'][0], P['c'][1]))]
    for k in range(6):
        x, y = (0.16 + 0.085 * (k % 3), -0.06 - 0.1 * (k // 3))
        cyl(0.028 - 0.003 * (k % 2), 0.065, vel[k % 3], (x, y, 0.028), (rad(90), 0, rad(20 + 9 * k)))
    for k in range(9):
        x, y, a = (-0.1 + 0.03 * k + r.uniform(-0.01, 0.01), -0.24 + r.uniform(-0.03, 0.03), r.random() * 3)
        d = Vector((math.cos(a), math.sin(a), 0))
        s = Vector((-d.y, d.x, 0))
        c = Vector((x, y, 0.004))
        tubes([[c + s * 0.006 + d * 0.03, c + s * 0.006, c - d * 0.006, c - s * 0.006, c - s * 0.006 + d * 0.03]], 0.0011, g, 6)
        sphere(0.0065, pearl, c - d * 0.007 + Vector((0, 0, 0.004)), 16)
    strip(lambda t: (0.5 - 0.3 * t + 0.05 * math.sin(t * 8), 0.36 - 0.06 * math.sin(t * 6), 0.014 + 0.006 * math.sin(t * 20), 0.5 * math.sin(t * 9)), 0.022, pbr('rib', P['a'][0], 0.45, sheen=0.6), 90)
    F.dome((-0.62, 0.4, 0.0), 0.12, n=13, fs=0.13, leaves=14, leafL=1.7, fill=4, zmin=0.05, small=8, squash=(1.2, 1, 0.4))
    F.dome((0.62, -0.34, 0.0), 0.11, n=11, fs=0.125, leaves=12, leafL=1.7, fill=3, zmin=0.05, small=7, squash=(1.2, 1, 0.4))
    petals(F, 6, (-0.5, 0.0), (-0.4, -0.32), 0.006, 0.045)
    flatlight(F, 0.95)
    camera((0.02, -0.42, 1.36), (0.0, 0.02, 0), 58, 4, focus=(0, 0, 0.03))
    render(kind, exposure=-0.1, spp=40, bloom=0.03, vig=0.15)
elif kind == 'pearls':
    vel = pbr('velv', T['enamel'], 0.95, sheen=1, bump=(500, 0.3, 2))
    cloth(2.0, 1.6, pbr('satin', T['cloth'], 0.45, sheen=0.5), 0.022, 3.2, seed, (0, 0, 0.016), n=200)
    rbox('bx', 0.2, 0.15, 0.05, vel, 0.012, 4, (-0.08, 0.1, 0.025), (0, 0, rad(12)))
    rbox('bi', 0.176, 0.126, 0.01, pbr('bin', 'fbf4ea', 0.5, sheen=0.8), 0.004, 3, (-0.08, 0.1, 0.05), (0, 0, rad(12)))
    rbox('lid', 0.2, 0.15, 0.03, vel, 0.012, 4, (-0.105, 0.2, 0.115), (rad(76), 0, rad(12)))
    rbox('li', 0.176, 0.126, 0.006, pbr('bin2', 'fbf4ea', 0.4, sheen=0.8), 0.003, 3, (-0.102, 0.183, 0.113), (rad(76), 0, rad(12)))
    dia = glass('dia', 'ffffff', 0, 2.2)
    for x, y in ((-0.115, 0.085), (-0.045, 0.1)):
        sphere(0.0105, pearl, (x, y, 0.066), 28)
        sphere(0.006, dia, (x, y + 0.02, 0.062), 8)
        torus(0.0075, 0.0014, g, (x, y + 0.02, 0.06))
        torus(0.004, 0.001, g, (x, y + 0.0105, 0.066), (rad(90), 0, 0))
    pts = curve([(-0.34, -0.06, 0), (-0.2, -0.13, 0), (-0.04, -0.08, 0), (0.08, -0.14, 0), (0.22, -0.07, 0), (0.3, 0.04, 0), (0.24, 0.14, 0), (0.36, 0.22, 0)], 8)
    last = None
    acc = []
    for a, b in zip(pts, pts[1:]):
        m = 10
        for k in range(m):
            p = a.lerp(b, k / m)
            if last is None or (p - last).length >= 0.0178:
                acc.append(p)
                last = p
    for p in acc:
        sphere(0.0092, pearl, (p.x, p.y, 0.018), 24)
    F.dome((0.22, 0.26, 0.05), 0.1, n=14, fs=0.12, leaves=16, leafL=1.3, fill=4, zmin=0)
    F.dome((-0.38, 0.24, 0.05), 0.1, n=12, fs=0.12, leaves=14, leafL=1.3, fill=4, zmin=0)
    perfume(0.12, 0.06, 0.07, 0.09, -18)
    petals(F, 5, (-0.25, 0.25), (-0.22, -0.16), 0.012)
    plane(10, 5, pbr('wall', T['bg'], 0.9), (0, 1.5, 1.5), (pi / 2, 0, 0))
    softbox(0.6)
    camera((0.1, -0.66, 0.4), (-0.02, 0.06, 0.06), 52, 2.6, focus=(-0.07, 0.06, 0.06))
    render(kind, exposure=0.2, spp=40, bloom=0.08, bounces=10)
